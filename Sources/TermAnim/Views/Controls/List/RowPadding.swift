import Foundation

/// How far what is in a row of a list keeps from its edges; nil is what the list gives it.
enum RowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// A modifier that keeps the rows of a list from their edges, as each of them asks.
nonisolated struct RowPadding: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> RowPaddingElement {
    RowPaddingElement(
      PaddingModifier(insets: RowPaddingElement.insets), around: content,
      scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: RowPaddingElement, in inputs: ViewInputs) {}
}

/// The element of a `RowPadding`.
final class RowPaddingElement: PaddingElement {
  /// Those of rows that ask for none.
  static let insets = EdgeInsets(
    top: RowMetrics.padding, leading: RowMetrics.padding, bottom: RowMetrics.padding,
    trailing: RowMetrics.padding)

  override var insets: EdgeInsets {
    traits.layoutValues[ObjectIdentifier(RowInsetsKey.self)] as? EdgeInsets ?? super.insets
  }
}

extension View {
  /// Keeps what is in the row of a list so far from its edges; nil is as far as the list says.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsetsKey.self, value: insets)
  }
}
