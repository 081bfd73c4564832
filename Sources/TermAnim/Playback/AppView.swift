/// The view that an app is: that of its scene, made anew when something that the app reads changes.
struct AppView<Program: App>: View, PrimitiveView {
  let app: Program

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    AppNode(self, in: context)
  }
}

/// The node of an `AppView`, which keeps the state of the app.
private final class AppNode<Program: App>: TypedNode<AppView<Program>> {
  private let evaluator: BodyEvaluator<Program, AnyView>

  override init(_ view: AppView<Program>, in context: NodeContext) {
    evaluator = BodyEvaluator(view.app, animation: nil, graph: context.graph) { $0.body.rootView }
    super.init(view, in: context)
    evaluator.start(for: self)
  }

  override var children: [ViewNode] { evaluator.children }

  override func update(to view: AppView<Program>, inputs: ViewInputs) {
    let old = self.inputs
    super.update(to: view, inputs: inputs)
    evaluator.update(to: view.app, from: old)
  }

  override func reevaluate() {
    evaluator.evaluate()
  }
}
