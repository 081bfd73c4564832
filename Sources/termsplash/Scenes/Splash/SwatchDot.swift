import TermAnim

/// The dot of one colour: a view of its own, as most of them stay as they are when the colour
/// changes.
struct SwatchDot: View {
  let swatch: Swatch
  let isCurrent: Bool
  /// In points; the present colour's dot is twice as long.
  let size: CGSize
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

  /// The half of the gap between two dots, in whole pixels.
  private var leadingGap: CGFloat {
    (size.width / 2).onPixels(of: environment.terminalPixel.width)
  }

  var body: some View {
    Button {
      model.splash(to: swatch)
    } label: {
      Capsule()
        .fill(isCurrent ? AnyShapeStyle(environment.wordColor(swatch.color)) : otherStyle)
        .overlay { Capsule().fill(.primary.opacity(isFocused ? isCurrent ? 0.5 : 0.8 : 0)) }
        .frame(width: size.width * (isCurrent ? 2 : 1), height: size.height)
        .padding(.leading, leadingGap)
        .padding(.trailing, size.width - leadingGap)
        .padding(.vertical, size.height)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focused($isFocused)
    .focusEffectDisabled()
  }
}
