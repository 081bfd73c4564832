import TermAnim

/// The dot of one colour: a view of its own, as most of them stay as they are when the colour
/// changes.
struct SwatchDot: View {
  let swatch: Swatch
  let isCurrent: Bool
  /// In points; the present colour's dot is twice as long.
  let diameter: CGFloat
  let model: SplashModel
  @Environment(\.self) private var environment
  /// Shown by a brighter dot: a ring around something so small would lie on its neighbours.
  @FocusState private var isFocused: Bool

  /// That of the other colours' dots: ink where a tone would be made of dots itself, in which they
  /// are lost.
  private var otherStyle: AnyShapeStyle {
    environment.terminalColorDepth.isDotted
      ? AnyShapeStyle(environment.ink) : AnyShapeStyle(.primary.opacity(0.22))
  }

  var body: some View {
    Button {
      model.splash(to: swatch)
    } label: {
      Capsule()
        .fill(isCurrent ? AnyShapeStyle(environment.wordColor(swatch.color)) : otherStyle)
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
