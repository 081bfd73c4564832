/// The node of a `ScrollViewReader`.
final class ScrollViewReaderNode<Content: View>: EvaluatingNode<
  ScrollViewReader<Content>, Content
>
{
  override init(_ view: ScrollViewReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    reevaluate()
  }

  override func update(to view: ScrollViewReader<Content>, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    reevaluate()
  }

  override func reevaluate() {
    let proxy = ScrollViewProxy(self)
    show { view.content(proxy) }
  }
}
