/// A way for lists to look; one of those that the library has.
public protocol ListStyle: Sendable {
  /// Whether the rows are away from the edges.
  static var isInset: Bool { get }
}

/// Rows from edge to edge, in the sidebar of a split view as `SidebarListStyle` has them.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

/// Rows from edge to edge, with headers that stay in view.
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

/// Rows from edge to edge, with headers that scroll away.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

/// Rows away from the edges, with headers that stay in view.
public struct InsetListStyle: ListStyle, AlternatingListStyle {
  let alternatesRowBackgrounds: Bool

  public init() {
    self.init(alternatesRowBackgrounds: false)
  }

  /// A style in which every other row may have a ground that stands out a little.
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public static var isInset: Bool { true }
}

/// Rows on a ground of their own.
public struct BorderedListStyle: ListStyle, AlternatingListStyle {
  let alternatesRowBackgrounds: Bool

  public init() {
    self.init(alternatesRowBackgrounds: false)
  }

  /// A style in which every other row may have a ground that stands out a little.
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public static var isInset: Bool { true }
}

/// A style that may say that every other row has a ground of its own.
private protocol AlternatingListStyle {
  var alternatesRowBackgrounds: Bool { get }
}

/// Sections on grounds of their own, with their headers and footers beside these.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { true }
}

/// Rows from edge to edge, in sections that a press of their header closes and opens.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }

  /// A style in which every other row may have a ground that stands out a little.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// A style in which every other row may have a ground that stands out a little.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
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
