/// The modifier of `popover`.
nonisolated struct PopoverModifier<Panel: View>: ViewModifier {
  let isPresented: Binding<Bool>
  var attachment = PopoverAttachmentAnchor.rect(.bounds)
  let panel: () -> Panel
  @State private var anchor = PresentationAnchor()

  @MainActor
  func body(content: Content) -> some View {
    content
      .modifier(PresentationAnchorModifier(anchor: anchor, attachment: attachment))
      .modifier(
        PresentationModifier(isPresented: isPresented, style: .popover(anchor), panel: panel))
  }
}
