import Foundation

/// A modifier that puts a view behind a row of a list, as far as the row goes.
///
/// Headers and footers of sections are no rows.
nonisolated struct RowGround<Ground: View>: ViewModifier {
  let ground: Ground?
  @Environment(\.isInList) private var isInList
  @Environment(\.defaultMinListRowHeight) private var minHeight

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content
        .modifier(RowPadding())
        .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        .background { ground.modifier(RowOnly()) }
        .modifier(RowPadding(isTakenBack: true))
        .layoutValue(key: HasRowGroundKey.self, value: ground != nil)
    } else {
      content
    }
  }
}

/// Whether a row has a ground of its own, in the place of that of the list.
enum HasRowGroundKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A modifier of what is behind a row: it is not there behind headers and footers.
nonisolated private struct RowOnly: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> RowOnlyElement {
    RowOnlyElement(around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: RowOnlyElement, in inputs: ViewInputs) {}
}

/// The element of a `RowOnly`.
private final class RowOnlyElement: WrapperElement {
  private var isBehindRow: Bool {
    let layered = sequence(first: self as Element, next: \.parent).lazy
      .compactMap { $0 as? SecondaryElement }.first
    return layered?.traits.sectionPart == nil
  }

  private var row: OptionElement? {
    sequence(first: self as Element, next: \.parent).lazy.compactMap { $0 as? OptionElement }.first
  }

  /// With the line below the row, which the ground hides.
  override func appendCommands(to commands: inout [DisplayList.Command]) {
    guard isBehindRow else { return }
    let row = row
    if let card = row?.card {
      var ground: [DisplayList.Command] = []
      super.appendCommands(to: &ground)
      commands.append(
        .layer(Layer(clips: [Layer.Clip(path: card)], contents: DisplayList(ground))))
    } else {
      super.appendCommands(to: &commands)
    }
    row?.rowGround = self
    if let line = row?.separator { commands.append(line) }
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    isBehindRow && super.hitTest(point, path: &path)
  }
}
