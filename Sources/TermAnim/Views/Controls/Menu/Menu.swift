/// A button that opens a list of others.
public struct Menu<Label: View, Content: View> {
  private let content: () -> Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  /// Whether a style shows the menu as what it makes of it.
  private var isStyled = false
  @Environment(\.menuStyle) private var style
  @State private var isOpen = false
  @State private var isPressed = false
  /// Whether a key has opened the menu that is in another, so that its first line has the focus.
  @State private var isEntered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInCommands) private var isInCommands
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuAround) private var menuAround
  @Environment(\.menuIndicatorVisibility) private var indicator

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, primaryAction) = (content, label(), nil)
  }

  /// A menu that calls `primaryAction` when it is pressed; the down arrow key opens it.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    (self.content, self.label, self.primaryAction) = (content, label(), primaryAction)
  }
}

extension Menu: View {
  public var body: some View {
    if isInCommands {
      content()
    } else if isStyled {
      button
    } else {
      style.makeBody(configuration)
    }
  }

  @MainActor
  private var configuration: MenuStyleConfiguration {
    // Menus in the menu look like it, whatever the style makes it of.
    let (content, style) = (content, style)
    let lines = LazyPanel { AnyView(content().environment(\.menuStyle, style)) }
    return MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(view: AnyView(label)),
      content: MenuStyleConfiguration.Content(view: lines), primaryAction: primaryAction)
  }

  @MainActor
  private var button: some View {
    face
      .dimmed(unless: isEnabled)
      .modifier(
        ControlModifier(
          handler: MenuHandler(
            isPressed: $isPressed, opener: isInMenu ? .rightArrow : .downArrow
          ) {
            if let primaryAction { primaryAction() } else { open(byKey: $0) }
          } open: {
            open(byKey: true)
          }, showsFocusRing: !isInMenu)
      )
      .modifier(
        PopoverModifier(isPresented: $isOpen, axis: isInMenu ? .horizontal : .vertical) {
          MenuItems(
            isOpen: closing, content: content(), isEntered: isEntered,
            leave: isInMenu ? { isOpen = false } : nil)
        })
  }

  @MainActor
  private func open(byKey: Bool) {
    (isEntered, isOpen) = (byKey && isInMenu, true)
  }

  /// The label; in a menu, a line with an arrow.
  @MainActor @ViewBuilder
  private var face: some View {
    if isInMenu {
      MenuLine(isPressed: isPressed) {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 8)
          ForwardMark()
        }
      }
    } else {
      HStack(spacing: 8) {
        label
        if indicator == .visible { Text(verbatim: "\u{25BE}") }
      }
      .foregroundStyle(.tint)
      .opacity(isPressed ? 0.5 : 1)
    }
  }

  /// Whether the menu is open; what closes it closes the menus around, too.
  @MainActor
  private var closing: Binding<Bool> {
    Binding { [isOpen = $isOpen] in
      isOpen.wrappedValue
    } set: { [isOpen = $isOpen, menuAround] in
      isOpen.wrappedValue = $0
      if !$0 { menuAround?.wrappedValue = false }
    }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.content = { configuration.content }
    (label, primaryAction) = (configuration.label, configuration.primaryAction)
  }

  /// The menu that a style was given, as the library shows it.
  nonisolated init(unstyled configuration: MenuStyleConfiguration) {
    self.init(configuration)
    isStyled = true
  }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  /// A menu that calls `primaryAction` when it is pressed; the down arrow key opens it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu that calls `primaryAction` when it is pressed; the down arrow key opens it.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TermAnim.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TermAnim.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TermAnim.Label(title, systemImage: systemImage) }
  }

  /// A menu that calls `primaryAction` when it is pressed; the down arrow key opens it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TermAnim.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu that calls `primaryAction` when it is pressed; the down arrow key opens it.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TermAnim.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a picture of an asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TermAnim.Label(titleKey, image: image) }
  }

  /// A menu with a picture of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { TermAnim.Label(title, image: image) }
  }
}

extension EnvironmentValues {
  /// Whether the menu that the view is a line of is open, and all around it; nil outside of menus.
  @Entry var menuAround: Binding<Bool>?

  /// Whether menus are part of commands, which show all that they have.
  @Entry var isInCommands: Bool = false
}
