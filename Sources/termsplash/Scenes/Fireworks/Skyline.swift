import TermAnim

/// A town by night at the foot of the sky, a row of houses at a time: some windows are lit in the near
/// one, and above the far one are a few stars.
struct Skyline: View {
  enum Row {
    case far, near
  }

  let row: Row
  @Environment(\.colorScheme) private var colorScheme

  /// A house in pixels, from the left edge and from the ground up.
  struct House: Hashable, Sendable {
    let x: Int
    let width: Int
    let height: Int
  }

  var body: some View {
    Canvas { context, size in
      let (columns, rows) = (Int(size.width / 4), Int(size.height / 4))
      let isNear = row == .near
      var random = SplitMix64(seed: isNear ? 8 : 7)
      if colorScheme == .dark, !isNear {
        drawStars(columns: columns, rows: rows, &random, &context)
      }
      let houses = Self.houses(
        columns: columns, height: Double(rows) * (isNear ? 0.27 : 0.36), &random)
      let wall = Color.primary.opacity(isNear ? 0.16 : 0.08)
      for house in houses {
        context.fill(Path(Self.rect(house, ground: rows)), with: .style(.background))
        context.fill(Path(Self.rect(house, ground: rows)), with: .color(wall))
        if isNear { drawWindows(of: house, ground: rows, &random, &context) }
      }
    }
  }

  /// Houses side by side across the screen, the highest of `height` pixels.
  static func houses(
    columns: Int, height: Double, _ random: inout SplitMix64
  ) -> [House] {
    var houses: [House] = []
    var x = 0
    while x < columns {
      let width = max(4, Int((height * .random(in: 0.35...0.9, using: &random)).rounded()))
      let top = Int((height * .random(in: 0.45...1, using: &random)).rounded())
      houses.append(House(x: x, width: width, height: top))
      x += width
    }
    return houses
  }

  private static func rect(_ house: House, ground: Int) -> CGRect {
    CGRect(
      x: 4 * house.x, y: 4 * (ground - house.height), width: 4 * house.width,
      height: 4 * house.height)
  }

  /// Windows of one pixel by two, above the lines of text, at distances of two.
  private func drawWindows(
    of house: House, ground: Int, _ random: inout SplitMix64, _ context: inout GraphicsContext
  ) {
    let light = Color.yellow.opacity(colorScheme == .dark ? 0.6 : 0.9)
    for y in stride(from: ground - house.height + 2, through: ground - 8, by: 4) {
      for x in stride(from: house.x + 2, through: house.x + house.width - 3, by: 3) {
        guard Int.random(in: 0..<5, using: &random) < 2 else { continue }
        context.fill(
          Path(CGRect(x: 4 * x, y: 4 * y, width: 4, height: 8)), with: .color(light))
      }
    }
  }

  private func drawStars(
    columns: Int, rows: Int, _ random: inout SplitMix64, _ context: inout GraphicsContext
  ) {
    for _ in 0..<(columns * rows / 160) {
      let x = Int.random(in: 0..<max(columns, 1), using: &random)
      let y = Int.random(in: 4..<max(rows * 7 / 10, 5), using: &random)
      let light = Double.random(in: 0.12...0.45, using: &random)
      context.fill(
        Path(CGRect(x: 4 * x, y: 4 * y, width: 4, height: 4)),
        with: .color(.white.opacity(light)))
    }
  }
}
