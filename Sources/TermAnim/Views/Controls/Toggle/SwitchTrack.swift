/// The part of a switch that is pressed.
struct SwitchTrack: View {
  let isOn: Binding<Bool>
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.accentColor) private var accent

  // Lengths are whole pixels at a pixel of 4 points: 7 by 4, with a knob of 4 by 4.
  private var height: Double { size.factor >= 1 ? 16 * size.factor : 8 }

  var body: some View {
    let isOn = isOn.wrappedValue
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule()
        .fill(isOn ? AnyShapeStyle(tint ?? accent ?? .green) : AnyShapeStyle(ControlColor.track))
      Capsule()
        .fill(ControlColor.knob)
        .frame(width: height)
    }
    .frame(width: height * 2, height: height)
    .animation(.spring(response: 0.3, dampingFraction: 0.75), value: isOn)
    .dimmed(unless: isEnabled)
    .modifier(ControlModifier(handler: ActivationHandler(action: flip)))
  }

  private func flip() {
    isOn.wrappedValue.toggle()
  }
}
