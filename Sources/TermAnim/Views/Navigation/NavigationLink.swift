/// A button that goes to another page of the navigation stack around it.
///
/// It looks as the button style around says, and in a list it is a row with an arrow. In a column
/// of a `NavigationSplitView` it leads to the next one.
public struct NavigationLink<Label: View, Destination: View> {
  private let destination: LinkDestination
  private let label: Label
  /// What shows the page for as long as it is true; nil leaves that to the stack.
  private let isActive: Binding<Bool>?
  @State private var identity = LinkIdentity()
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList
  @Environment(\.listChoice) private var listChoice

  nonisolated private init(
    _ destination: LinkDestination, isActive: Binding<Bool>? = nil, label: Label
  ) {
    (self.destination, self.isActive, self.label) = (destination, isActive, label)
  }
}

extension NavigationLink: View {
  public var body: some View {
    keepUp()
    return control.disabled(destination.isNowhere)
      .onChange(of: isActive?.wrappedValue ?? false, initial: isActive != nil) { _, isActive in
        if isActive { push() } else { navigator?.pop(id: identity.id) }
      }
  }

  @MainActor @ViewBuilder private var control: some View {
    if let chosen {
      LinkRow(action: go, label: label).tag(chosen)
    } else if isInList {
      LinkRow(action: go, label: label)
    } else {
      Button {
        go()
      } label: {
        label
      }
    }
  }

  /// What the link chooses in the list around instead of going anywhere; nil for a link that goes,
  /// as where that list chooses among values of another type.
  @MainActor
  private var chosen: AnyHashable? {
    guard navigator?.nextColumn != nil, case .value(let value?) = destination,
      listChoice?.takes(value) == true
    else { return nil }
    return value
  }

  @MainActor
  private func go() {
    if let chosen {
      if listChoice?.isSelected(chosen) == true { navigator?.showNextColumn() }
      listChoice?.select(chosen)
    } else if let isActive {
      // What comes to be active leads on by itself.
      if isActive.wrappedValue { navigator?.showNextColumn() }
      isActive.wrappedValue = true
    } else {
      push()
      navigator?.showNextColumn()
    }
  }

  /// Lets the page, if it is there, be as it is described now.
  @MainActor
  private func keepUp() {
    if case .view(let make) = destination { navigator?.update(id: identity.id, make) }
  }

  @MainActor
  private func push() {
    switch destination {
    case .value(let value?): navigator?.push(value: value)
    case .value(nil): break
    case .view(let make):
      // The navigator is not to hold itself.
      navigator?.push(
        id: identity.id, close: { [isActive] in isActive?.wrappedValue = false }
      ) { _ in make() }
    }
  }
}

extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(showing: destination), label: label())
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.page(showing: { destination }), label: label())
  }

  /// A link whose page shows for as long as `isActive` is true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(showing: { destination }), isActive: isActive, label: label())
  }

  /// A link whose page shows for as long as `isActive` is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.page(showing: destination), isActive: isActive, label: label())
  }

  /// A link whose page shows for as long as `selection` is `tag`.
  nonisolated public init<Value: Hashable & Sendable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .page(showing: { destination }), isActive: Self.isActive(tag, in: selection), label: label())
  }

  /// A link whose page shows for as long as `selection` is `tag`.
  nonisolated public init<Value: Hashable & Sendable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .page(showing: destination), isActive: Self.isActive(tag, in: selection), label: label())
  }

  /// Whether a selection is `tag`.
  nonisolated private static func isActive<Value: Hashable & Sendable>(
    _ tag: Value, in selection: Binding<Value?>
  ) -> Binding<Bool> {
    Binding {
      selection.wrappedValue == tag
    } set: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page that a `navigationDestination` makes of `value`; with nil it is disabled.
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link whose page shows for as long as `isActive` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// A link whose page shows for as long as `selection` is `tag`.
  nonisolated public init<Value: Hashable & Sendable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link whose page shows for as long as `selection` is `tag`.
  nonisolated public init<Value: Hashable & Sendable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}
