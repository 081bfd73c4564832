import TermAnim

/// The dot of one colour: long and in its colour when it is the present one's; a click brings it.
///
/// Says all that it depends on in values, and in the model itself rather than in a closure, so that
/// of a row only the dots that change are described again.
struct SwatchDot: View {
  let swatch: Swatch
  let isCurrent: Bool
  /// In points.
  let diameter: CGFloat
  let model: SplashModel

  var body: some View {
    Button {
      model.splash(to: swatch)
    } label: {
      Capsule()
        .fill(isCurrent ? AnyShapeStyle(swatch.color) : AnyShapeStyle(.primary.opacity(0.22)))
        .frame(width: diameter * (isCurrent ? 2 : 1), height: diameter)
        .padding(.horizontal, diameter / 2)
        .padding(.vertical, diameter)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
