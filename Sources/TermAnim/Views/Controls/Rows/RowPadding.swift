import Foundation

/// A modifier that keeps the rows of a list from their edges, as each of them asks.
///
/// What a row asks is known in it by the environment, and around it by a layout value.
nonisolated struct RowPadding: ElementModifier {
  /// Whether room is taken back instead that something in the row has given itself.
  var isTakenBack = false

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> RowPaddingElement {
    let element = RowPaddingElement(
      PaddingModifier(insets: Self.insets(in: inputs)), around: content, isTakenBack: isTakenBack,
      scope: inputs.transactions)
    update(element, in: inputs)
    return element
  }

  @MainActor
  func update(_ element: RowPaddingElement, in inputs: ViewInputs) {
    let insets = Self.insets(in: inputs)
    if element.modifier.insets != insets { element.modifier = PaddingModifier(insets: insets) }
    let environment = inputs.environment.values
    element.pixelsPerPoint = environment.rowInsets == nil ? environment.pixelsPerPoint : nil
  }

  @MainActor
  private static func insets(in inputs: ViewInputs) -> EdgeInsets {
    inputs.environment.values.rowInsets ?? RowPaddingElement.usualInsets
  }
}

extension EnvironmentValues {
  /// What the row of a list asks for around its content; nil is what the list gives it.
  @Entry var rowInsets: EdgeInsets?
}

extension View {
  /// Keeps what is in the row of a list so far from its edges; nil is as far as the list says.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    environment(\.rowInsets, insets).layoutValue(key: RowInsetsKey.self, value: insets)
  }

  /// Keeps what is in the row of a list `length` points from some of its edges; nil is as far as
  /// the list says.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    let key = ObjectIdentifier(RowInsetsKey.self)
    return transformEnvironment(\.rowInsets) { $0 = Self.insets($0, edges, length) }
      .modifier(
        TraitModifier { traits in
          let insets = traits.layoutValues[key] as? EdgeInsets
          traits.layoutValues[key] = Self.insets(insets, edges, length)
        })
  }

  /// `insets`, or those of all rows, with another length at some edges.
  nonisolated private static func insets(
    _ insets: EdgeInsets?, _ edges: Edge.Set, _ length: CGFloat?
  ) -> EdgeInsets {
    let usual = RowPaddingElement.usualInsets
    var insets = insets ?? usual
    if edges.contains(.top) { insets.top = length ?? usual.top }
    if edges.contains(.leading) { insets.leading = length ?? usual.leading }
    if edges.contains(.bottom) { insets.bottom = length ?? usual.bottom }
    if edges.contains(.trailing) { insets.trailing = length ?? usual.trailing }
    return insets
  }
}
