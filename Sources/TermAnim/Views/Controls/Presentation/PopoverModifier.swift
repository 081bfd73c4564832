/// The modifier of `popover`.
nonisolated struct PopoverModifier<Panel: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let panel: () -> Panel
  @State private var anchor = PresentationAnchor()

  @MainActor
  func body(content: Content) -> some View {
    content
      .modifier(AnchorModifier(anchor: anchor))
      .modifier(
        PresentationModifier(isPresented: isPresented, style: .popover(anchor), panel: panel))
  }
}
