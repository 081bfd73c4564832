import TermAnim

/// A town at the foot of the sky, a row of houses at a time: some windows are lit in the near one,
/// and above the far one are the moon and a few stars, or by day the sun and clouds.
///
/// Where walls would be made of dots, among which words are lost, the near houses are an outline.
struct Skyline: View {
  enum Row {
    case far, near
  }

  let row: Row
  @Environment(\.self) private var environment

  private var pixel: CGSize { environment.terminalPixel }

  /// A house in pixels, from the left edge and from the ground up.
  struct House: Hashable, Sendable {
    let x: Int
    let width: Int
    let height: Int

    /// Where windows of one pixel by two begin, above the lines of text, at distances of two.
    func windows(ground: Int) -> [(x: Int, y: Int)] {
      stride(from: ground - height + 2, through: ground - 8, by: 4).flatMap { y in
        stride(from: x + 2, through: x + width - 3, by: 3).map { ($0, y) }
      }
    }
  }

  var body: some View {
    Canvas { context, size in
      let (columns, rows) = Self.pixels(of: size, pixel)
      // For what is drawn pixel by pixel.
      var pixels = context
      pixels.scaleBy(x: pixel.width, y: pixel.height)
      let isNear = row == .near
      var random = Self.chance(of: row)
      if !isNear {
        if isDark {
          drawStars(columns: columns, rows: rows, &random, pixels)
        } else if !isOutlined {
          drawClouds(in: size, context)
        }
        drawOrb(in: size, &context)
      }
      let houses = Self.houses(
        in: row, columns: columns, rows: rows, isOutlined: isOutlined, &random)
      for house in houses { drawWalls(of: house, ground: rows, pixels) }
      if isNear {
        if isOutlined { drawRoofs(of: houses, ground: rows, pixels) }
        for house in houses { drawWindows(of: house, ground: rows, &random, pixels) }
      }
    }
  }

  /// The columns and rows of pixels of a screen.
  static func pixels(of size: CGSize, _ pixel: CGSize) -> (columns: Int, rows: Int) {
    (Int((size.width / pixel.width).rounded()), Int((size.height / pixel.height).rounded()))
  }

  private func drawWalls(of house: House, ground: Int, _ context: GraphicsContext) {
    let walls = Path(Self.rect(house, ground: ground))
    if isOutlined, row == .far { return }
    context.fill(walls, with: .style(.background))
    if isOutlined { return }
    context.fill(walls, with: .color(wallColor.opacity(row == .near ? 0.16 : 0.08)))
  }

  /// Blue as things are in the distance; without that where few colours would make dots of it.
  private var wallColor: Color {
    guard environment.terminalColorDepth == .trueColor else { return .primary }
    return environment.ink.mix(with: .indigo, by: 0.6)
  }

  /// One line along all roofs, a pixel wide; nothing below it is in the way of words.
  private func drawRoofs(of houses: [House], ground: Int, _ context: GraphicsContext) {
    var path = Path()
    var last: House?
    for house in houses {
      path.addRect(
        CGRect(x: house.x, y: ground - house.height, width: house.width, height: 1))
      if let last {
        let (low, high) = (min(last.height, house.height), max(last.height, house.height))
        let x = last.height > house.height ? house.x - 1 : house.x
        path.addRect(CGRect(x: x, y: ground - high, width: 1, height: high - low + 1))
      }
      last = house
    }
    context.fill(path, with: .color(environment.ink))
  }

  private var isDark: Bool { environment.colorScheme == .dark }

  private var isOutlined: Bool { environment.terminalColorDepth.isDotted }

  /// The moon with its halo, or the sun.
  private func drawOrb(in size: CGSize, _ context: inout GraphicsContext) {
    let radius = max(10, size.height * 0.055)
    let center = CGPoint(
      x: (size.width * 0.86).onPixels(of: pixel.width),
      y: (size.height * 0.22).onPixels(of: pixel.height))
    let color = isDark ? Color(red: 0.93, green: 0.91, blue: 0.84) : Color.orange.opacity(0.6)
    func disc(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    if !isOutlined {
      context.fill(
        disc(3.4 * radius),
        with: .radialGradient(
          Gradient(colors: [color.opacity(0.14), color.opacity(0.04), color.opacity(0)]),
          center: center,
          startRadius: radius, endRadius: 3.4 * radius))
    }
    guard isOutlined else { return context.fill(disc(radius), with: .color(color)) }
    let edges = FillStyle(antialiased: false)
    context.fill(disc(radius), with: .color(environment.ink), style: edges)
    // A black sun would be an eclipse.
    if !isDark { context.fill(disc(radius - 4), with: sunlight, style: edges) }
  }

  /// What is within the outline of the sun: the yellow that every palette of sixteen has.
  private var sunlight: GraphicsContext.Shading {
    environment.accessibilityDifferentiateWithoutColor
      ? .style(.background) : .color(Color(red: 1, green: 1, blue: 0))
  }

  /// How high the words at the foot of the screen reach, in pixels, and one more.
  private static let wordHeight = 5

  /// What a row of houses is made by.
  static func chance(of row: Row) -> SplitMix64 { SplitMix64(seed: row == .near ? 8 : 7) }

  /// The houses of a row on a screen of so many pixels.
  static func houses(
    in row: Row, columns: Int, rows: Int, isOutlined: Bool, _ random: inout SplitMix64
  ) -> [House] {
    houses(
      columns: columns, height: Double(rows) * (row == .near ? 0.27 : 0.36),
      least: isOutlined ? wordHeight : 0, &random)
  }

  /// Houses side by side across the screen, the highest of `height` pixels, but none lower than
  /// `least`.
  static func houses(
    columns: Int, height: Double, least: Int = 0, _ random: inout SplitMix64
  ) -> [House] {
    var houses: [House] = []
    var x = 0
    while x < columns {
      let width = max(4, Int((height * .random(in: 0.35...0.9, using: &random)).rounded()))
      let top = max(least, Int((height * .random(in: 0.45...1, using: &random)).rounded()))
      houses.append(House(x: x, width: width, height: top))
      x += width
    }
    return houses
  }

  private static func rect(_ house: House, ground: Int) -> CGRect {
    CGRect(x: house.x, y: ground - house.height, width: house.width, height: house.height)
  }

  /// Half of the windows are lit.
  private func drawWindows(
    of house: House, ground: Int, _ random: inout SplitMix64, _ context: GraphicsContext
  ) {
    let strengths = isDark ? [0.35, 0.6, 0.85] : [0.6, 0.75, 0.9]
    for (x, y) in house.windows(ground: ground) {
      let chance = Int.random(in: 0..<6, using: &random)
      guard chance < strengths.count else { continue }
      context.fill(
        Self.window(x: x, y: y),
        with: .color(environment.wordColor(.yellow.opacity(strengths[chance]))))
    }
  }

  /// The window that begins at a pixel, in pixels.
  static func window(x: Int, y: Int) -> Path {
    Path(CGRect(x: x, y: y, width: 1, height: 2))
  }

  /// Where clouds are, as shares of the sky.
  private static let clouds = [
    CGPoint(x: 0.12, y: 0.34), CGPoint(x: 0.42, y: 0.2), CGPoint(x: 0.66, y: 0.42),
  ]

  /// Flat clouds, each of two banks on whole pixels.
  private func drawClouds(in size: CGSize, _ context: GraphicsContext) {
    let thickness = max(8, size.height * 0.035).onPixels(of: pixel.height)
    func drawBank(x: CGFloat, y: CGFloat, width: CGFloat) {
      let bank = CGRect(
        x: (size.width * x).onPixels(of: pixel.width), y: y,
        width: (size.width * width).onPixels(of: pixel.width), height: thickness)
      context.fill(
        Path(roundedRect: bank, cornerRadius: thickness / 2), with: .color(.primary.opacity(0.05)))
    }
    for place in Self.clouds {
      let y = (size.height * place.y).onPixels(of: pixel.height)
      drawBank(x: place.x + 0.03, y: y, width: 0.12)
      drawBank(x: place.x, y: y + thickness, width: 0.2)
    }
  }

  private func drawStars(
    columns: Int, rows: Int, _ random: inout SplitMix64, _ context: GraphicsContext
  ) {
    for _ in 0..<(columns * rows / (isOutlined ? 400 : 160)) {
      let x = Int.random(in: 0..<max(columns, 1), using: &random)
      let y = Int.random(in: 4..<max(rows * 7 / 10, 5), using: &random)
      let light = Double.random(in: 0.12...0.45, using: &random)
      context.fill(
        Path(CGRect(x: x, y: y, width: 1, height: 1)),
        with: .color(.white.opacity(isOutlined ? 1 : light)))
    }
  }
}
