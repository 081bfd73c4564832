/// The modifier of `popover`.
nonisolated struct PopoverModifier<Panel: View>: ViewModifier {
  let attachment: PopoverAttachmentAnchor
  /// What presents the panel beside the anchor that it is given.
  let presentation: (PresentationAnchor) -> PresentationModifier<Panel>
  @State private var anchor = PresentationAnchor()

  init(
    attachment: PopoverAttachmentAnchor,
    presentation: @escaping (PresentationAnchor) -> PresentationModifier<Panel>
  ) {
    (self.attachment, self.presentation) = (attachment, presentation)
  }

  @MainActor
  func body(content: Content) -> some View {
    content
      .modifier(PresentationAnchorModifier(anchor: anchor, attachment: attachment))
      .modifier(presentation(anchor))
  }
}

extension PopoverModifier {
  init(
    isPresented: Binding<Bool>, attachment: PopoverAttachmentAnchor = .rect(.bounds),
    axis: Axis = .vertical, panel: @escaping () -> Panel
  ) {
    self.init(attachment: attachment) {
      PresentationModifier(isPresented: isPresented, style: .popover($0, axis), panel: panel)
    }
  }
}
