import Foundation
import Testing

@testable import TermAnim

struct SymbolGridTests {
  private static func grid(_ size: CGFloat, _ scale: CGSize = CGSize(width: 0.25, height: 0.25))
    -> SymbolGrid?
  {
    var environment = EnvironmentValues()
    environment.pixelsPerPoint = scale
    environment.hasCells = true
    return SymbolGrid(for: size, in: environment)
  }

  @Test func `large symbols and those that no cells show are exact`() {
    #expect(Self.grid(63) != nil && Self.grid(64) == nil)
    var environment = EnvironmentValues()
    environment.hasCells = false
    #expect(SymbolGrid(for: 20, in: environment) == nil)
    #expect(Self.grid(20, .zero) == nil)
  }

  @Test func `sides are the nearest whole pixels`() throws {
    let grid = try #require(Self.grid(40, CGSize(width: 0.5, height: 0.25)))
    #expect(grid.size(nearestTo: CGSize(width: 13, height: 21)) == CGSize(width: 14, height: 20))
    #expect(grid.size(nearestTo: CGSize(width: 19.2, height: 0.1)) == CGSize(width: 20, height: 4))
    #expect(
      grid.frame(nearestTo: CGRect(x: 2.9, y: 6.1, width: 3, height: 5), from: .zero)
        == CGRect(x: 2, y: 8, width: 3, height: 5))
    #expect(
      grid.frame(
        nearestTo: CGRect(x: 2.9, y: 6.1, width: 3, height: 5), from: CGPoint(x: 0.5, y: -1))
        == CGRect(x: 3.5, y: 5, width: 3, height: 5))
  }

  @Test(arguments: [5.4, 5.9, 6.6, 7.4, 8.4, 9.0])
  func `what is as wide as high has a pixel in its middle`(pixels: CGFloat) throws {
    let grid = try #require(Self.grid(40))
    let size = grid.size(nearestTo: CGSize(width: pixels * 4, height: pixels * 4 - 1))
    #expect(size.width == size.height)
    let side = Int(size.width / 4)
    #expect(side % 2 == 1 && abs(CGFloat(side) - pixels) <= 1.5)
  }

  @Test func `thin strokes become about a pixel wide, and no others change`() throws {
    let grid = try #require(Self.grid(34))
    func stroke(_ weight: Font.Weight, _ size: CGFloat) -> Double {
      grid.font(FontDescription(size: size, weight: weight, design: .default)).weight.stroke
    }
    for size in [30.0, 34, 40] {
      let capitals = size * 0.25 * FaceFit.capShare
      #expect(abs(stroke(.thin, size) * capitals - 0.88) < 1e-9)
      #expect(stroke(.black, size) == Font.Weight.black.stroke)
    }
    #expect(stroke(.thin, 20) == Font.Weight.semibold.stroke && stroke(.thin, 4) == 0.05)
    #expect(stroke(.regular, 60) == Font.Weight.regular.stroke)
  }
}
