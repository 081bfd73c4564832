import TermAnim

/// The dot of one colour: a view of its own, as most of them stay as they are when the colour
/// changes.
struct SwatchDot: View {
  let swatch: Swatch
  let isCurrent: Bool
  /// In points; the present colour's dot is twice as long.
  let diameter: CGFloat
  let model: SplashModel

  var body: some View {
    Button {
      model.splash(to: swatch)
    } label: {
      SwatchMark(color: swatch.color, isCurrent: isCurrent)
        .frame(width: diameter * (isCurrent ? 2 : 1), height: diameter)
        .padding(.leading, (diameter / 2).onPixels)
        .padding(.trailing, diameter - (diameter / 2).onPixels)
        .padding(.vertical, diameter)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusEffectDisabled()
  }
}
