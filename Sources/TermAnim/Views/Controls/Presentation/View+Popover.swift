extension View {
  /// Presents a panel beside the view while `isPresented` is true; Esc and a click outside close
  /// it.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PopoverModifier(isPresented: isPresented, panel: content))
  }

  /// Presents a panel for `item` beside the view while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    // Kept for the time in which the panel is seen leaving, when there is no item any more.
    let value = item.wrappedValue
    return modifier(
      PopoverModifier(isPresented: Binding(presenceOf: item)) { value.map(content) })
  }
}

/// What a popover is attached to; it is put where there is room beside the view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  public enum Source: Sendable {
    case bounds
  }

  case rect(Source)
  case point(UnitPoint)
}
