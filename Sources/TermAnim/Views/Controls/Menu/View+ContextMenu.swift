import Foundation

extension View {
  /// Opens a menu where the view is clicked with the second button, and beside the view when it has
  /// the focus while Shift-F10 is pressed, or is held for half a second.
  ///
  /// A button, link or view to be dragged that is held so long is not pressed then. In a row of a
  /// list all of the row stands for the view. A menu without lines does not open: what is around
  /// may have one.
  nonisolated public func contextMenu<MenuContent: View>(
    @ViewBuilder menuItems: @escaping () -> MenuContent
  ) -> some View {
    modifier(ContextMenuModifier(content: menuItems))
  }
}

extension View {
  /// Opens a menu beside the view, as one without a preview does: the view itself is seen then.
  nonisolated public func contextMenu<MenuContent: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuContent, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// The modifier of `contextMenu`.
nonisolated struct ContextMenuModifier<MenuContent: View>: ViewModifier {
  let content: () -> MenuContent
  @State private var isOpen = false
  /// Where the menu was asked for; nil is anywhere in the view.
  @State private var place: CGPoint?

  @MainActor
  func body(content: Content) -> some View {
    let items = self.content
    content
      .modifier(
        GestureModifier(
          gesture: hold.onEnded { _ in open(at: nil) }, priority: .holding, mask: .all)
      )
      .modifier(SecondaryClickModifier(isMeant: { hasLines }, action: open))
      .modifier(
        PopoverModifier(isPresented: $isOpen, attachment: attachment) {
          MenuItems(isOpen: $isOpen, content: items())
        })
  }

  @MainActor
  private var hold: LongPressGesture {
    var hold = LongPressGesture(minimumDuration: 0.5)
    hold.isMeant = { _ in hasLines }
    return hold
  }

  @MainActor
  private var hasLines: Bool { !content().isKnownToBeNothing }

  @MainActor
  private func open(at place: CGPoint?) {
    (self.place, isOpen) = (place, true)
  }

  private var attachment: PopoverAttachmentAnchor {
    .rect(place.map { .rect(CGRect(origin: $0, size: .zero)) } ?? .bounds)
  }
}
