/// A section of a menu.
struct MenuSection: View {
  let section: SectionConfiguration

  var body: some View {
    ForEach(section.header) { MenuNote(content: $0.bold().secondaryForeground()) }
    ForEach(section.content) { view in
      if view.containerValues.menuRole == nil { MenuNote(content: view) } else { view }
    }
    ForEach(section.footer) { MenuNote(content: $0.secondaryForeground()) }
  }
}

/// What stands in a menu and is no line of it, such as a text, a slider or the title of a section:
/// below the labels of the lines.
struct MenuNote<Content: View>: View {
  let content: Content
  @Environment(\.menuIndent) private var indent

  var body: some View {
    content
      .padding(.leading, 8 + indent)
      .padding(.trailing, 8)
      .padding(.vertical, 4)
  }
}

/// What a view is in a menu.
enum MenuRole {
  /// Something to be pressed, or several such things.
  case line
  case divider
}

extension ContainerValues {
  /// What the view is in a menu; nil for a note.
  var menuRole: MenuRole? {
    get { self[MenuRoleKey.self] }
    set { self[MenuRoleKey.self] = newValue }
  }

  /// Whether the view is a line with room for a mark.
  var hasMenuMark: Bool {
    get { self[MenuMarkKey.self] }
    set { self[MenuMarkKey.self] = newValue }
  }

  private enum MenuRoleKey: ContainerValueKey {
    static var defaultValue: MenuRole? { nil }
  }

  private enum MenuMarkKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }
}
