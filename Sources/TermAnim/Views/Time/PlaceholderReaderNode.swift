/// The node of a placeholder reader.
final class PlaceholderReaderNode<Content: View, Inner: View>: EvaluatingNode<
  PlaceholderReader<Content, Inner>, Inner
>
{
  private let source: ViewContentSource<Content>

  override init(_ view: PlaceholderReader<Content, Inner>, in context: NodeContext) {
    source = ViewContentSource(view.content, of: context.inputs.evaluation)
    super.init(view, in: context)
    reevaluate()
  }

  override func update(to view: PlaceholderReader<Content, Inner>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    source.update(to: view.content, of: inputs.evaluation, comparingBy: graph.fields)
    reevaluate()
  }

  override func reevaluate() {
    show { view.make(PlaceholderContentView(source)) }
  }
}
