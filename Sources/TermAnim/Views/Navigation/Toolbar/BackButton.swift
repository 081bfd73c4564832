/// The button at the beginning of a title line that goes back.
struct BackButton: View {
  let isPresented: Binding<Bool>
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: direction == .rightToLeft ? "Back \u{203A}" : "\u{2039} Back")
      .foregroundStyle(.tint)
      .modifier(
        ControlModifier(handler: ActivationHandler { isPresented.wrappedValue = false }))
  }
}
