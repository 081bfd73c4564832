/// A way for lists to look; one of those that the library has.
public protocol ListStyle: Sendable {
  /// Whether the rows are on a ground of their own, away from the edges.
  static var isInset: Bool { get }
}

/// Rows from edge to edge, in the sidebar of a split view as `SidebarListStyle` has them.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

/// Rows from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var isInset: Bool { false }
}

/// Rows on a ground of their own.
public struct InsetListStyle: ListStyle {
  public init() {}

  /// The same: all rows have one ground.
  public init(alternatesRowBackgrounds: Bool) {}

  public static var isInset: Bool { true }
}

/// Rows on a ground of their own.
public struct BorderedListStyle: ListStyle {
  public init() {}

  /// The same: all rows have one ground.
  public init(alternatesRowBackgrounds: Bool) {}

  public static var isInset: Bool { true }
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

  /// The same: all rows have one ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// The same: all rows have one ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
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
  fileprivate var setListLook: ListLook? {
    get { self[SetListLookKey.self] }
    set { self[SetListLookKey.self] = newValue }
  }

  /// How lists look where no style is set.
  var usualListLook: ListLook {
    get { self[UsualListLookKey.self] }
    set { self[UsualListLookKey.self] = newValue }
  }

  private enum SetListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
  }

  private enum UsualListLookKey: EnvironmentKey {
    static var defaultValue: ListLook { .plain }
  }
}

extension View {
  /// Lets the lists inside look like `style` says.
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.setListLook, Style.look)
  }
}

extension ListStyle {
  fileprivate static var look: ListLook? {
    if Self.self == DefaultListStyle.self { return nil }
    if Self.self == SidebarListStyle.self { return .sidebar }
    if Self.self == InsetGroupedListStyle.self { return .cards }
    return isInset ? .inset : .plain
  }
}
