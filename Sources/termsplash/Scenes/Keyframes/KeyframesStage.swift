import TermAnim

/// What the figure performs on: a floor, with a large disc behind it where that would not be dots.
struct KeyframesStage: View {
  let size: CGSize
  @Environment(\.self) private var environment

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
  static func floor(in size: CGSize) -> CGFloat {
    (size.height * 0.88).onPixels
  }

  var body: some View {
    let floor = Self.floor(in: size)
    let disc = (floor * 0.96).onPixels(inMiddleOf: size.width)
    let width = min(size.width, floor * 1.7).onPixels(inMiddleOf: size.width)
    ZStack {
      if !isDotted {
        Circle()
          .fill(sky, style: FillStyle(antialiased: depth == .trueColor))
          .frame(width: disc, height: disc)
          .position(x: size.width / 2, y: floor - disc / 2)
      }
      Capsule()
        .fill(isDotted ? environment.ink : .primary.opacity(0.16))
        .frame(width: width, height: isDotted ? 4 : 8)
        .position(x: size.width / 2, y: floor + (isDotted ? 2 : 4))
    }
    .frame(width: size.width, height: size.height)
  }
}
