import Foundation

/// A line of a menu, as buttons, toggles and menus in it look.
///
/// Where another line has room for a mark, the label stands below the labels of those.
struct MenuLine<Label: View>: View {
  /// What stands before the label; nil is nothing.
  var mark: String?
  let isPressed: Bool
  @ViewBuilder let label: Label
  @Environment(\.menuIndent) private var indent

  var body: some View {
    label
      .padding(.leading, indent)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .leading) {
        if let mark { Text(verbatim: mark).foregroundStyle(.tint) }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(
        isPressed ? AnyShapeStyle(ControlColor.pressedTrack) : AnyShapeStyle(Color.clear),
        in: RoundedRectangle(cornerRadius: 6))
  }
}

/// Whether one of the lines of a menu has room for a mark.
enum HasMenuMarkKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension EnvironmentValues {
  /// The room for marks before the labels of a menu, in points.
  @Entry var menuIndent: CGFloat = 0
}
