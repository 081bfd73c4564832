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
