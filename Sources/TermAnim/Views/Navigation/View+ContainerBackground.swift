/// The grounds of what views are in.
extension View {
  /// Puts `style` behind the page of a navigation stack that the view is on, in place of its usual
  /// ground; other containers stay as they are.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts a view behind the page of a navigation stack that the view is on, in place of its usual
  /// ground; other containers stay as they are.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let isOfPage = container == .navigation || container == .navigationSplitView
    let ground = content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    return modifier(BarItemModifier(part: { $0.container }, item: isOfPage ? ground : nil))
      .modifier(NavigationBarModifier(request: isOfPage ? .container : .nothing))
  }
}
