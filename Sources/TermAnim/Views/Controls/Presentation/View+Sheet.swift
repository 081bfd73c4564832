extension View {
  /// Presents a sheet while `isPresented` is true; Esc and a click outside close it.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .sheet, onDismiss: onDismiss, panel: content))
  }

  /// Presents a sheet for `item` while there is one; the views of another item begin with their own
  /// state.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    // Kept for the time in which the panel is seen leaving, when there is no item any more.
    let value = item.wrappedValue
    return modifier(
      PresentationModifier(
        isPresented: Binding(presenceOf: item), style: .sheet, onDismiss: onDismiss
      ) {
        ItemPanel(item: value, content: content)
      })
  }

  /// Covers the screen while `isPresented` is true; Esc closes the cover.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .cover, onDismiss: onDismiss, panel: content))
  }

  /// Covers the screen for `item` while there is one; the views of another item begin with their own
  /// state.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    // Kept for the time in which the panel is seen leaving, when there is no item any more.
    let value = item.wrappedValue
    return modifier(
      PresentationModifier(
        isPresented: Binding(presenceOf: item), style: .cover, onDismiss: onDismiss
      ) {
        ItemPanel(item: value, content: content)
      })
  }
}

extension Binding where Value == Bool {
  /// Whether there is an item; false takes it away.
  init<Item>(presenceOf item: Binding<Item?>) {
    self.init(
      get: { item.wrappedValue != nil },
      set: { isPresent in if !isPresent { item.wrappedValue = nil } })
  }
}
