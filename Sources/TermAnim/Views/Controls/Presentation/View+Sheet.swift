extension View {
  /// Presents a sheet while `isPresented` is true; Esc, a click outside, and a pull down close it.
  ///
  /// Esc presses the button in it whose shortcut is `cancelAction`, if there is one, and closes
  /// nothing itself.
  ///
  /// `onDismiss` runs when the sheet has slid away; not for one that is presented again before, nor
  /// where the view that presents it goes.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .sheet, onDismiss: onDismiss, panel: content))
  }

  /// Presents a sheet for `item` while there is one.
  ///
  /// For an item with another identity the sheet slides away, `onDismiss` runs, and another sheet
  /// comes, whose views begin with their own state.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, style: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while `isPresented` is true; Esc closes the cover, or presses the button in
  /// it whose shortcut is `cancelAction`.
  ///
  /// `onDismiss` runs when the cover has gone; not for one that is presented again before, nor
  /// where the view that presents it goes.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .cover, onDismiss: onDismiss, panel: content))
  }

  /// Covers the screen for `item` while there is one.
  ///
  /// For an item with another identity the cover goes, `onDismiss` runs, and another cover comes,
  /// whose views begin with their own state.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, style: .cover, onDismiss: onDismiss, content: content))
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
