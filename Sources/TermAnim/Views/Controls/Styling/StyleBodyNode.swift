/// The node of what a style makes of a control.
final class StyleBodyNode<Style, Configuration, Content: View>: TypedNode<
  StyleBody<Style, Configuration, Content>
>
{
  /// A class so that the evaluator finds the latest configuration.
  private final class Latest {
    var configuration: Configuration

    init(_ configuration: Configuration) {
      self.configuration = configuration
    }
  }

  private let latest: Latest
  private let evaluator: BodyEvaluator<Style, Content>

  override init(_ view: StyleBody<Style, Configuration, Content>, in context: NodeContext) {
    let latest = Latest(view.configuration)
    self.latest = latest
    evaluator = BodyEvaluator(
      view.style, animation: .lookedUp(for: view.style), graph: context.graph
    ) {
      view.content($0, latest.configuration)
    }
    super.init(view, in: context)
    evaluator.start(for: self)
  }

  override var children: [ViewNode] { evaluator.children }

  override var keepsState: Bool { evaluator.keepsState || super.keepsState }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(
    to view: StyleBody<Style, Configuration, Content>, inputs: ViewInputs
  ) {
    let old = self.inputs
    let isConfiguredTheSame = graph.fields.isSame(latest.configuration, view.configuration)
    super.update(to: view, inputs: inputs)
    latest.configuration = view.configuration
    evaluator.update(
      to: view.style, from: old, seesMore: !isConfiguredTheSame, isSame: graph.fields.isSameOwner)
  }

  override func reevaluate() {
    evaluator.evaluate()
  }
}
