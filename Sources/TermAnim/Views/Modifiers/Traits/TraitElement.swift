/// The element of a `TraitModifier`.
final class TraitElement: WrapperElement {
  var edit: (inout ElementTraits) -> Void {
    didSet { traitsChanged(from: known) }
  }
  private var known: ElementTraits

  init(
    _ edit: @escaping (inout ElementTraits) -> Void, around content: Element,
    scope: TransactionScope
  ) {
    self.edit = edit
    known = content.traits
    edit(&known)
    super.init(around: content, scope: scope)
  }

  override var traitBearer: Element { self }

  override var traits: ElementTraits {
    var traits = content.traits
    edit(&traits)
    return traits
  }

  private func traitsChanged(from old: ElementTraits) {
    known = traits
    if old.zIndex != known.zIndex { setNeedsDrawing() }
    if old.layoutPriority != known.layoutPriority
      || !haveSameValues(old.layoutValues, known.layoutValues)
    {
      containerNeedsLayout()
    }
  }

  private func haveSameValues(
    _ old: [ObjectIdentifier: Any], _ new: [ObjectIdentifier: Any]
  ) -> Bool {
    old.count == new.count
      && new.allSatisfy { key, value in
        old[key].map { isSame($0, value) } ?? false
      }
  }

  private func isSame(_ old: Any, _ new: Any) -> Bool {
    func opened<Value>(_ new: Value) -> Bool {
      (old as? Value).map { graph.fields.isSame($0, new) } ?? false
    }
    return _openExistential(new, do: opened)
  }

  /// Frames in between keep to themselves what changes in size only.
  private func containerNeedsLayout() {
    setNeedsLayout()
    upwards.first { !($0 is WrapperElement) }?.setNeedsLayout()
  }
}
