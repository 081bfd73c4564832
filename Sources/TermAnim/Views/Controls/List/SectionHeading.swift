/// The header of a section in a sidebar, a press of which closes and opens the section.
struct SectionHeading<Header: View>: View {
  @Binding var isExpanded: Bool
  let header: Header
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 8) {
      header
      Spacer(minLength: 0)
      DisclosureMark(isExpanded: isExpanded)
    }
    .dimmed(unless: isEnabled)
    .modifier(ControlModifier(handler: ActivationHandler { $isExpanded.disclose() }))
  }
}
