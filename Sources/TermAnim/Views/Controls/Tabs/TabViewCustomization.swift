public import Foundation

/// What somebody has made of the tabs of a program: nothing, as in a terminal they stay as they
/// are.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  public init() {}

  /// Forgets where tabs have been moved to; they have not been.
  public mutating func resetSectionOrder() {}

  /// Forgets which tabs are shown; all are.
  public mutating func resetVisibility() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// What has been made of the tabs, which is nothing and is not kept.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(StoredProperty(.named(key, in: store ?? .standard), default: wrappedValue))
  }
}

extension TabViewCustomization: Storable {
  static func value(in defaults: UserDefaults, forKey key: String) -> TabViewCustomization? { nil }

  func store(in defaults: UserDefaults, forKey key: String) {}
}

extension TabContent {
  /// The tab as it is: nobody moves it, or takes it away.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// The tab as it is: nobody moves it, or takes it away.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// The tab as it is: nobody could bring it back.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// The tab as it is: all tabs are in the bar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }

  /// The tabs as they are: sections have no line of their own.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    self
  }

  /// Leaves the tab out.
  nonisolated public func hidden(_ hidden: Bool) -> some TabContent<TabValue> {
    TabGroup<TabValue, _>(hidden ? nil : self)
  }
}

extension View {
  /// The view as it is: tabs stay as they are.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    self
  }

  /// The view as it is: tabs are in a bar, without a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: tabs are in a bar, without a sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: tabs are in a bar, without a sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: a field has the focus when it is given it.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }

  /// The view as it is: tabs are in a bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }
}
