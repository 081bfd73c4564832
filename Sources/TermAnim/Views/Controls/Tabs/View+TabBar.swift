extension View {
  /// The view as it is: the bar of tabs is one line, and stays.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Puts a view between the views of the tab view in this view and its tabs.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Puts a view between the views of the tab view in this view and its tabs while `isEnabled` says
  /// so.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
