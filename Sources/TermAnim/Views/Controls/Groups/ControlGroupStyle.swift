/// A way for groups of controls to look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View

  typealias Configuration = ControlGroupStyleConfiguration

  /// What a group of controls looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The controls side by side on one plate.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlStrip(content: configuration.content)
  }
}

/// The controls side by side on one plate.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlStrip(content: configuration.content)
  }
}

/// The controls side by side on one plate, as among the lines of a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlStrip(content: configuration.content)
  }
}

/// The controls as lines of a menu, which the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls side by side in one line of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      HStack(spacing: 0) { configuration.content }
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side on one plate.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side on one plate.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls side by side on one plate, as among the lines of a menu.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls as lines of a menu, which the label opens.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls side by side in one line of a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: StyleMaker<ControlGroupStyleConfiguration> = StyleMaker(
    AutomaticControlGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the groups of controls inside look like `style` says.
  nonisolated public func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View {
    transformEnvironment(\.controlGroupStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }
        .inside($0, at: \.controlGroupStyle)
    }
  }
}
