/// A way for lists to look; one of those that the library has.
public protocol ListStyle: Sendable {
  /// Whether the rows are away from the edges.
  static var isInset: Bool { get }
}

extension EnvironmentValues {
  /// How lists look: as a style says, or else as is usual where they are.
  var listLook: ListLook { setListLook ?? usualListLook }

  /// How lists look by a style; nil is no style, or `automatic`.
  @Entry fileprivate var setListLook: ListLook?

  /// Whether the style says that every other row has a ground of its own.
  @Entry fileprivate var styleAlternatesGrounds: Bool = false

  /// Whether every other row has a ground of its own: as is asked for, or else as the style says.
  var alternatesRowGrounds: Bool { listOptions.alternatesGrounds ?? styleAlternatesGrounds }

  /// How lists look where no style is set.
  @Entry var usualListLook: ListLook = .plain
}

extension View {
  /// Lets the lists inside look like `style` says.
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let alternates = (style as? any AlternatingListStyle)?.alternatesRowBackgrounds ?? false
    return environment(\.setListLook, Style.look)
      .environment(\.styleAlternatesGrounds, alternates)
  }
}

extension ListStyle {
  fileprivate static var look: ListLook? {
    if Self.self == DefaultListStyle.self { return nil }
    if Self.self == GroupedListStyle.self { return .grouped }
    if Self.self == BorderedListStyle.self { return .bordered }
    if Self.self == SidebarListStyle.self { return .sidebar }
    if Self.self == InsetGroupedListStyle.self { return .cards }
    return isInset ? .inset : .plain
  }
}
