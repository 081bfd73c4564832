/// The modifier of `focusScope` and `prefersDefaultFocus`.
nonisolated struct FocusScopeModifier: ElementModifier {
  let scope: FocusScope

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> FocusScopeElement {
    FocusScopeElement(scope, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: FocusScopeElement, in inputs: ViewInputs) {
    element.role = scope
  }
}

extension KeyboardFocus {
  /// Gives the focus to what prefers to have it in `namespace`, or else to the first in the scope
  /// of that name, when the update is over.
  func reset(in namespace: Namespace.ID) {
    guard let graph = scopes.objects.first?.graph else { return }
    graph.enqueue(Transaction()) { [unowned graph] in
      graph.afterUpdate { graph.focus.leadBack(in: namespace) }
    }
  }

  private func leadBack(in namespace: Namespace.ID) {
    let own = scopes.objects.filter { $0.role.namespace == namespace && $0.isShown }
    _ =
      own.filter { $0.role.isPreferred == true }.contains(where: lead(into:))
      || own.filter { $0.role.isPreferred == nil }.contains(where: lead(into:))
  }
}
