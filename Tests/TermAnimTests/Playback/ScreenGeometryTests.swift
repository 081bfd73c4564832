import Foundation
import Testing

@testable import TermAnim

struct ScreenGeometryTests {
  @Test func `a screen of 80 x 24 cells is 320 x 192 points`() {
    let geometry = ScreenGeometry(size: TerminalSize(columns: 80, rows: 24))
    #expect(geometry.size == CGSize(width: 320, height: 192))
    #expect(geometry.point(cellX: 80, cellY: 24) == CGPoint(x: 320, y: 192))
  }

  @Test func `a square of points is a square on the glass whatever the cell's aspect`() {
    let size = TerminalSize(columns: 100, rows: 50, pixelWidth: 900, pixelHeight: 1000)
    let scale = ScreenGeometry(size: size).pixelsPerPoint
    let (cellWidth, halfCellHeight) = (9.0, 10.0)
    #expect(abs(scale.width * cellWidth - scale.height * halfCellHeight) < 1e-12)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 0.01])
  func `an aspect that no cell has is left out of account`(aspect: Double) {
    let size = TerminalSize(columns: 80, rows: 24)
    let geometry = ScreenGeometry(size: size, cellAspect: aspect)
    #expect(geometry == ScreenGeometry(size: size))
  }

  @Test(arguments: [0, -3, Double.nan, .infinity, 1e-300])
  func `any zoom gives a screen of finite size`(pointsPerPixel: Double) {
    let size = ScreenGeometry(
      size: TerminalSize(columns: 80, rows: 24), pointsPerPixel: pointsPerPixel
    ).size
    #expect(size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0)
  }
}
