import Foundation

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
