/// The node of views that are made of the subviews of another.
///
/// That other view stands in the tree with its state, but what it contributes is shown only where
/// the views made of it show it.
final class SubviewsNode<Described, Base: View, Made: View>: TypedNode<Described> {
  private let base: (Described) -> Base
  private let make: (Described, [Subview]) -> Made
  private let written: WrittenInputs
  private var list: SubviewListNode<Base>?
  private var made: TypedNode<Made>?

  /// A node that shows what `make` makes of the subviews of `base`.
  init(
    _ view: Described, in context: NodeContext, base: @escaping (Described) -> Base,
    make: @escaping (Described, [Subview]) -> Made
  ) {
    (self.base, self.make) = (base, make)
    written = WrittenInputs(context.inputs)
    super.init(view, in: context)
    let list = SubviewListNode(base(view), written: written, in: self.context()) {
      // Also while the views are made, as the list may change because it is shown by them.
      [weak self] in self?.invalidate()
    }
    self.list = list
    made = self.context().node(for: described())
  }

  override var children: [ViewNode] {
    var nodes: [ViewNode] = list.map { Array(sequence(first: $0, next: \.double)) } ?? []
    if let made { nodes.append(made) }
    return nodes
  }

  override func update(to view: Described, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    written.environment = inputs.environment
    list?.show(base(view), inputs: inputs)
    reevaluate()
  }

  override func reevaluate() {
    made?.show(described(), inputs: inputs)
  }

  override func appendElements(to elements: inout [Element]) {
    made?.appendElements(to: &elements)
  }

  /// What views say that are not shown is said to nobody; the others say it where they are shown.
  override func addPreferences<Key: PreferenceKey>(
    of key: Key.Type, to reduction: inout PreferenceReduction<Key>
  ) {
    made?.addPreferences(of: key, to: &reduction)
  }

  private func described() -> Made {
    tracking { make(view, list?.subviews() ?? []) }
  }
}
