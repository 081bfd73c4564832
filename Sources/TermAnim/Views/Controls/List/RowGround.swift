import Foundation

/// A modifier that puts a view behind a row of a list, as far as the row goes.
///
/// Headers and footers of sections are no rows.
nonisolated struct RowGround<Ground: View>: ViewModifier {
  let ground: Ground?
  @Environment(\.isInList) private var isInList
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.pixelsPerPoint) private var pixelsPerPoint

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content
        .modifier(RowPadding())
        .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        .background { ground.overlay(alignment: .bottom) { line }.modifier(RowOnly()) }
        .modifier(RowPadding(isTakenBack: true))
    } else {
      content
    }
  }

  /// The line below the row, which the ground would hide.
  @MainActor
  private var line: some View {
    Rectangle()
      .fill(ControlColor.separator)
      .frame(height: 1 / max(pixelsPerPoint.height, 0.01))
      .padding(.leading, 8)
  }
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

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    if isBehindRow { super.appendCommands(to: &commands) }
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    isBehindRow && super.hitTest(point, path: &path)
  }
}
