/// The part of a switch that is pressed.
struct SwitchTrack: View {
  let isOn: Binding<Bool>
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.accentColor) private var accent

  /// Points a pixel of the drawing takes: 9 by 5 of them with a knob of 3.
  private var unit: Double { size.factor >= 1 ? 4 * size.factor.rounded(.down) : 4 }

  var body: some View {
    let isOn = isOn.wrappedValue
    Capsule()
      .fill(isOn ? AnyShapeStyle(onTint) : AnyShapeStyle(ControlColor.track))
      .frame(width: 9 * unit)
      .pixelHeight(5 * unit)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Ellipse()
          .fill(knob)
          .frame(width: 3 * unit)
          .pixelHeight(3 * unit)
          .padding(.horizontal, unit)
      }
      .transaction(value: isOn) { transaction in
        guard transaction.animation == nil, !transaction.disablesAnimations else { return }
        transaction.animation = .spring(response: 0.3, dampingFraction: 0.75)
      }
      .dimmed(unless: isEnabled)
      .modifier(ControlModifier(handler: ActivationHandler(action: flip)))
      .aligned(to: .pixel)
  }

  private var look: UISwitch { .appearance() }

  private var onTint: Color {
    tint ?? accent ?? look.onTintColor.map { Color($0) } ?? .green
  }

  private var knob: AnyShapeStyle {
    look.thumbTintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(ControlColor.knob)
  }

  private func flip() {
    isOn.wrappedValue.toggle()
  }
}
