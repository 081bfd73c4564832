import Foundation
import Testing

@testable import TermAnim

/// What becomes of characters that something is painted over.
struct CellCoverageTests {
  private let paint = RasterSupport.color(9, 9, 9)

  private func characters(behind commands: DisplayList.Command...) -> [PlacedCharacter] {
    let text = CharacterRun(
      clusters: (0..<30).map { _ in .init(text: "a", columns: 1) },
      origin: CGPoint(x: 0, y: 2), color: RasterSupport.color(255, 255, 255))
    let rasterizer = Rasterizer(
      width: 30, height: 8, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
    return rasterizer.picture(of: DisplayList([.characters(text)] + commands)).characters
  }

  private func box(_ y: Double, height: Double, opacity: Float = 1) -> DisplayList.Command {
    var paint = paint
    paint.opacity = opacity
    return RasterSupport.fill(RasterSupport.rectangle(0, y, 30, height), paint)
  }

  private func panel(radius: CGFloat, y: CGFloat = 2) -> DisplayList.Command {
    let outline = RoundedRectangle(cornerRadius: radius)
      .path(in: CGRect(x: 10, y: y, width: 10, height: 8))
    return RasterSupport.fill(outline, paint)
  }

  private func clearing(_ command: DisplayList.Command) -> DisplayList.Command {
    var layer = Layer(contents: DisplayList([command]))
    layer.clearsCells = true
    return .layer(layer)
  }

  private func faded(_ opacity: Double, _ commands: DisplayList.Command...)
    -> DisplayList.Command
  {
    .layer(Layer(opacity: opacity, contents: DisplayList(commands)))
  }

  @Test func `a character of which paint covers more than half is gone`() {
    #expect(characters(behind: box(2.8, height: 3)).isEmpty)
    #expect(characters(behind: box(1, height: 2.2)).isEmpty)
    #expect(characters(behind: panel(radius: 2)).map(\.column) == Array(0..<10) + Array(20..<30))
  }

  @Test func `half of a character that is covered leaves it, as between two rows`() {
    #expect(characters(behind: box(3, height: 3)).count == 30)
    #expect(characters(behind: box(3, height: 1)).count == 30)
    #expect(characters(behind: box(2.95, height: 3)).count == 30)
  }

  @Test func `what is seen through leaves a character, however much it covers`() {
    #expect(characters(behind: box(0, height: 8, opacity: 0.7)).count == 30)
    #expect(characters(behind: box(0, height: 8, opacity: 0.8)).isEmpty)
    #expect(characters(behind: faded(0.7, box(2.8, height: 3))).count == 30)
  }

  @Test(arguments: [2.0, 3], [1.0, 2])
  func `a panel leaves no character in cells that it touches`(radius: CGFloat, y: CGFloat) {
    let left = characters(behind: clearing(panel(radius: radius, y: y)))
    #expect(left.map(\.column) == Array(0..<10) + Array(20..<30))
  }

  @Test func `what no more than touches the corner of a cell leaves its character`() {
    let left = characters(behind: clearing(panel(radius: 3, y: 3)))
    #expect(left.map(\.column) == Array(0...10) + Array(19..<30))
  }

  @Test func `a panel in a group, too, unless that can be seen through`() {
    let panel = clearing(panel(radius: 3))
    let rest = box(6, height: 1)
    #expect(characters(behind: faded(0.99, panel, rest)).count == 20)
    #expect(characters(behind: faded(0.5, panel, rest)).count == 30)
    #expect(characters(behind: faded(0.5, panel)).count == 30)
  }
}
