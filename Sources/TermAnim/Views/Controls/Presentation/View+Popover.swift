extension View {
  /// Presents a panel beside what is attached to while `isPresented` is true; Esc and a click
  /// outside close it.
  ///
  /// Esc presses the button in it whose shortcut is `cancelAction`, if there is one, and closes
  /// nothing itself. The panel is below the view, or above it where there is more room, whatever
  /// `arrowEdge` is.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(isPresented: isPresented, attachment: attachmentAnchor, panel: content))
  }

  /// Presents a panel for `item` beside what is attached to while there is one; for an item with
  /// another identity another panel, when this one has gone.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(attachment: attachmentAnchor) {
        PresentationModifier(item: item, style: .popover($0), content: content)
      })
  }
}
