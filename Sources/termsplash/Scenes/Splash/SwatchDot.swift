import TermAnim

/// The dot of one colour: a view of its own, as most of them stay as they are when the colour
/// changes.
struct SwatchDot: View {
  let swatch: Swatch
  let isCurrent: Bool
  /// In points; the present colour's dot is twice as long.
  let diameter: CGFloat
  let model: SplashModel
  /// Shown by a brighter dot: a ring around something so small would lie on its neighbours.
  @FocusState private var isFocused: Bool

  var body: some View {
    Button {
      model.splash(to: swatch)
    } label: {
      Capsule()
        .fill(isCurrent ? AnyShapeStyle(swatch.color) : AnyShapeStyle(.primary.opacity(0.22)))
        .overlay { Capsule().fill(.primary.opacity(isFocused ? isCurrent ? 0.5 : 0.8 : 0)) }
        .frame(width: diameter * (isCurrent ? 2 : 1), height: diameter)
        .padding(.leading, (diameter / 2).onPixels)
        .padding(.trailing, diameter - (diameter / 2).onPixels)
        .padding(.vertical, diameter)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focused($isFocused)
    .focusEffectDisabled()
  }
}
