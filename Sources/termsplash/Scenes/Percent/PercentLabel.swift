import TermAnim

/// The number in a ring with its sign, or above the word where the sign would be too small to read.
struct PercentLabel: View {
  /// 0 to 100.
  let number: Int
  /// Of the room for the ring, in points.
  let size: CGSize
  @Environment(\.self) private var environment

  /// Whether thin strokes would be lost, and more so in a tone.
  private var isDotted: Bool { environment.terminalColorDepth.isDotted }

  private var cell: CGSize { environment.terminalCell }
  private var diameter: CGFloat { min(size.width, size.height) }

  var body: some View {
    let rows = (2 * size.height / cell.height).rounded() / 2
    if rows >= 30 {
      HStack(alignment: .firstTextBaseline, spacing: diameter * 0.018) {
        digits(size: diameter * 0.225)
        Text("%")
          .font(.system(size: diameter * 0.135, weight: .semibold))
          .foregroundStyle(.quiet)
      }
    } else if rows >= 22 {
      VStack(spacing: 0) {
        digits(size: diameter * 0.3)
        word
      }
    } else if let face {
      pixelDigits(face)
    } else {
      Text("\(number) %")
        .textRendering(.characters)
    }
  }

  private var word: some View {
    Text("percent")
      .textRendering(.characters)
      .foregroundStyle(.quiet)
  }

  private var ink: Color { isDotted ? environment.ink : .primary }

  private func digits(size: CGFloat) -> some View {
    Text("\(number)")
      .font(.system(size: size, weight: size < 60 && !isDotted ? .medium : .bold))
      .monospacedDigit()
      .foregroundStyle(ink)
  }

  /// Digits almost in the middle of the ring, and up by as little as the word below them weighs.
  private func pixelDigits(_ face: PixelFace) -> some View {
    let half = cell.height / 2
    let digits = PixelDigits(number: number, face: face, pixel: pixel)
    let free = (size.height - digits.size.height) / 2 - half
    let top = free.onPixels(of: pixel.height)
    let wordTop = ((top + digits.size.height + half) / cell.height).rounded(.up) * cell.height
    return ZStack(alignment: .top) {
      digits.fill(ink)
        .frame(width: digits.size.width, height: digits.size.height)
        .offset(x: offset(of: digits.size.width), y: top)
      word.offset(y: wordTop)
    }
    .frame(width: size.width, height: size.height, alignment: .top)
  }

  /// From the middle to where edges are on whole pixels.
  private func offset(of width: CGFloat) -> CGFloat {
    let free = (size.width - width) / 2
    return free.onPixels(of: pixel.width) - free
  }

  /// Whole rows of cells are one pixel high where there are no half blocks.
  private var pixel: CGSize {
    let height = environment.terminalHasUnicode ? cell.height / 2 : cell.height
    return CGSize(width: cell.width, height: height)
  }

  /// The largest face in which a hundred stands clear of the ring by a pixel; nil where none does.
  private var face: PixelFace? {
    let room = diameter / 2 - PercentRing.width(ofDiameter: diameter) - pixel.width
    let faces: [PixelFace] =
      environment.terminalHasUnicode ? [.large, .medium, .small] : [.small]
    return faces.first { face in
      let hundred = PixelDigits(number: 100, face: face, pixel: pixel).size
      return hypot(hundred.width, hundred.height) / 2 <= room
    }
  }
}
