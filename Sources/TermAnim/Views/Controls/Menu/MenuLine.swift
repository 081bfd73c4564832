import Foundation

/// A line of a menu, as buttons, toggles and menus in it look.
///
/// Where another line has room for a mark, the label stands below the labels of those. A line that
/// has the focus stands out by its ground: a ring would be in the way of the lines beside it.
struct MenuLine<Label: View>: View {
  /// What stands before the label; nil is nothing.
  var mark: String?
  let isPressed: Bool
  @ViewBuilder let label: Label
  @Environment(\.menuIndent) private var indent
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    label
      .padding(.leading, indent)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .leading) {
        if let mark { Text(verbatim: mark).foregroundStyle(.tint) }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .inWholeRows()
      .background(ground, in: MenuLineGround.outline)
      .containerValue(\.menuRole, .line)
  }

  private var ground: AnyShapeStyle {
    MenuLineGround(isPressed: isPressed, isFocused: isFocused).style ?? AnyShapeStyle(.clear)
  }
}

extension EnvironmentValues {
  /// The room for marks before the labels of a menu, in points.
  @Entry var menuIndent: CGFloat = 0
}
