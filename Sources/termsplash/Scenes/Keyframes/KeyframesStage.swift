import TermAnim

/// What the figure performs on: a floor, with a large disc behind it where that would not be dots.
struct KeyframesStage: View {
  let size: CGSize
  @Environment(\.self) private var environment

  private var pixel: CGSize { environment.terminalPixel }
  private var depth: ColorDepth { environment.terminalColorDepth }
  private var isDotted: Bool { depth.isDotted }

  /// A gradient, or the one such colour that the 256 have: of two or more the disc would be dots,
  /// as would be a soft edge.
  private var sky: AnyShapeStyle {
    guard depth == .trueColor else {
      return AnyShapeStyle(
        environment.colorScheme == .dark
          ? Color(red: 95 / 255, green: 95 / 255, blue: 135 / 255)
          : Color(red: 215 / 255, green: 215 / 255, blue: 1))
    }
    return AnyShapeStyle(
      LinearGradient(
        colors: [.indigo.opacity(0.5), .indigo.opacity(0.12)],
        startPoint: .top, endPoint: .bottom))
  }

  /// How far below the top the floor is, on whole pixels.
  static func floor(in size: CGSize, pixel: CGSize) -> CGFloat {
    (size.height * 0.88).onPixels(of: pixel.height)
  }

  var body: some View {
    let floor = Self.floor(in: size, pixel: pixel)
    let disc = (floor * 0.96).onPixels(of: pixel.width, inMiddleOf: size.width)
    let height = disc.onPixels(of: pixel.height)
    let width = min(size.width, floor * 1.7)
      .onPixels(of: pixel.width, inMiddleOf: size.width)
    let thickness = (isDotted ? 1 : 2) * pixel.height
    ZStack {
      if !isDotted {
        Ellipse()
          .fill(sky, style: FillStyle(antialiased: depth == .trueColor))
          .frame(width: disc, height: height)
          .position(x: size.width / 2, y: floor - height / 2)
      }
      Capsule()
        .fill(isDotted ? environment.ink : .primary.opacity(0.16))
        .frame(width: width, height: thickness)
        .position(x: size.width / 2, y: floor + thickness / 2)
    }
    .frame(width: size.width, height: size.height)
  }
}
