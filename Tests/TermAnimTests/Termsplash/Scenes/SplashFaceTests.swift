import TermAnim
import Testing

@testable import termsplash

@MainActor
struct SplashFaceTests {
  /// Sizes of the card in cells, of terminals wide and nearly square.
  private nonisolated static let sizes = [(50, 14), (74, 23), (37, 24), (124, 29), (40, 30)]

  @Test(arguments: Swatch.all, sizes)
  func `a name has no less room behind it than before it`(
    swatch: Swatch, size: (columns: Int, rows: Int)
  ) throws {
    let columns = try inked(swatch, size)
    let (before, behind) = (columns.lowerBound, size.columns - 1 - columns.upperBound)
    #expect(before >= 2 && behind >= before - 1, "\(before) before, \(behind) behind")
  }

  @Test func `a name is as large as a wide card is high enough for`() {
    #expect(SplashFace.nameSize(in: CGSize(width: 200, height: 100)) == 36)
    #expect(SplashFace.nameSize(in: CGSize(width: 400, height: 100)) == 36)
    #expect(SplashFace.nameSize(in: CGSize(width: 120, height: 100)) < 30)
  }

  /// The columns from the first to the last one that a name is in.
  private func inked(_ swatch: Swatch, _ size: (columns: Int, rows: Int)) throws -> ClosedRange<Int>
  {
    let blank = picture(of: Swatch(name: "", color: swatch.color), size)
    let named = picture(of: swatch, size)
    let columns = named.pixels.indices.filter { named.pixels[$0] != blank.pixels[$0] }
      .map { $0 % named.width }
    return try #require(columns.min())...(try #require(columns.max()))
  }

  private func picture(of swatch: Swatch, _ size: (columns: Int, rows: Int)) -> Bitmap {
    FrameRenderer(columns: size.columns, rows: size.rows, options: PlayerOptions()) {
      SplashFace(swatch: swatch)
    }.bitmap()
  }

  @Test func `the name stands clear of the card's foot in the smallest terminal`() throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 40, rows: 12, options: PlayerOptions())
    renderer.advance(by: 3)
    let row = try #require(
      renderer.text().components(separatedBy: "\n").firstIndex { $0.contains("Red") })
    let card = SplashView.cardFrame(in: CGSize(width: 160, height: 96))
    #expect(CGFloat(row + 1) * 8 <= card.maxY - 8)
    withExtendedLifetime(console) {}
  }
}
