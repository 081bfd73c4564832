/// A look of menus, of which a terminal has one.
public protocol MenuStyle: Sendable {}

/// The look of menus that nobody has given another.
public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

/// The look of menus that open from a button; the same as any.
public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}

/// The look of menus that open from a button without a border; the same as any.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// The view as it is: all menus look the same.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self
  }
}
