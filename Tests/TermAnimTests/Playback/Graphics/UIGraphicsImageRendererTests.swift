import Foundation
import Testing

@testable import TermAnim

struct UIGraphicsImageRendererTests {
  private let red: UInt32 = 0xFF00_00FF
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFFFF_0000

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The pixels of a picture of 4 x 4 points.
  private func pixels(
    scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) throws -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    let image = renderer.image(actions: draw)
    #expect(image.size == CGSize(width: 4, height: 4) && image.scale == scale)
    let bitmap = try #require(image.cgImage).bitmap
    return (0..<bitmap.height).map { row in
      Array(bitmap.pixels[row * bitmap.width..<(row + 1) * bitmap.width])
    }
  }

  @Test func `y grows downwards, and what is not drawn on is clear`() throws {
    let rows = try pixels { context in
      color(1, 0, 0).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    }
    #expect(rows == [[0, red, red, red]] + Array(repeating: [0, 0, 0, 0], count: 3))
    let fine = try pixels(scale: 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(fine.count == 8 && fine[1][1] == 0xFF00_0000 && fine[2][2] == 0)
  }

  @Test func `a line of a rectangle lies within it`() throws {
    let rows = try pixels { context in
      color(0, 1, 0).setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let edge = Array(repeating: green, count: 4)
    #expect(rows == [edge, [green, 0, 0, green], [green, 0, 0, green], edge])
  }

  @Test func `a picture is drawn upright, as large as its room`() throws {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      color(1, 0, 0).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      color(0, 0, 1).setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let there = try pixels { _ in small.draw(at: CGPoint(x: 2, y: 2)) }
    #expect(there == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, red, red], [0, 0, blue, blue]])
    let large = try pixels { _ in small.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(large.first == Array(repeating: red, count: 4))
    #expect(large.last == Array(repeating: blue, count: 4))
    #expect(large[1] != large[0])
    let coarse = try pixels { context in
      context.cgContext.interpolationQuality = .none
      small.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(coarse.map(\.first) == [red, red, blue, blue])
  }

  @Test func `paths, clips and what is kept are those of the context`() throws {
    let rows = try pixels { context in
      let cg = context.cgContext
      #expect(UIGraphicsGetCurrentContext() === cg)
      cg.saveGState()
      cg.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
      cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1)).fill()
      cg.restoreGState()
      cg.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      cg.translateBy(x: 1, y: 0)
      cg.addRect(CGRect(x: 0, y: 1, width: 1, height: 1))
      cg.translateBy(x: 1, y: 0)
      cg.fillPath()
      cg.fillPath()
      cg.clear(CGRect(x: -1, y: 0, width: 1, height: 1))
    }
    #expect(rows == [[red, 0, 0, 0], [0, blue, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a path is filled, clips and is drawn as it says`() throws {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
    ring.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1)))
    ring.usesEvenOddFillRule = true
    let hollow = [[red, red, red, 0], [red, 0, red, 0], [red, red, red, 0], [0, 0, 0, 0]]
    #expect(
      try pixels { _ in
        color(1, 0, 0).set()
        ring.fill()
      } == hollow)
    #expect(
      try pixels { context in
        color(1, 0, 0).set()
        ring.addClip()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      } == hollow)
    let corner = UIBezierPath()
    corner.move(to: CGPoint(x: 3, y: 1))
    corner.addLine(to: CGPoint(x: 1, y: 1))
    corner.addLine(to: CGPoint(x: 1, y: 3))
    (corner.lineWidth, corner.lineCapStyle, corner.lineJoinStyle) = (2, .square, .bevel)
    let rows = try pixels { _ in
      color(1, 0, 0).set()
      corner.stroke()
    }
    #expect(rows[0][3] == red && rows[3][0] == red && rows[0][0] != red)
  }

  @Test func `a round picture of a colour takes the place of what is behind and no more`() throws {
    let rows = try pixels { context in
      color(1, 0, 0).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.cgContext.setBlendMode(.copy)
      color(0, 0, 1).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(rows[1][1] == blue && rows[0][0] >> 24 == 255 && rows[0][0] & 255 > 80)
  }

  /// What a mode makes of red below blue, and of red below a clear blue.
  @Test(arguments: [
    (CGBlendMode.copy, UInt32(0xFFFF_0000)), (.sourceIn, 0xFFFF_0000), (.sourceOut, 0),
    (.destinationIn, 0xFF00_00FF), (.destinationAtop, 0xFF00_00FF), (.clear, 0),
  ])
  func `a mode does nothing beyond what is drawn`(mode: CGBlendMode, seen: UInt32) throws {
    let part = CGRect(x: 1, y: 1, width: 2, height: 2)
    let picture = UIGraphicsImageRenderer(size: part.size).image { context in
      color(0, 0, 1).setFill()
      context.fill(CGRect(origin: .zero, size: part.size))
    }
    let ways: [(UIGraphicsImageRendererContext) -> Void] = [
      { $0.fill(part, blendMode: mode) },
      { _ in picture.draw(in: part, blendMode: mode, alpha: 1) },
      { context in
        context.cgContext.setBlendMode(mode)
        context.cgContext.setLineWidth(2)
        context.cgContext.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2)])
        context.cgContext.strokePath()
      },
    ]
    for draw in ways {
      let rows = try pixels { context in
        color(1, 0, 0).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        color(0, 0, 1).set()
        draw(context)
      }
      let outer = Array(repeating: red, count: 4)
      #expect(rows == [outer, [red, seen, seen, red], [red, seen, seen, red], outer])
    }
  }

  @Test func `what is cleared is clear whatever it is cleared with`() throws {
    let rows = try pixels { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.clear.setFill()
      context.cgContext.clear(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.cgContext.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 1, width: 4, height: 1), blendMode: .clear)
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1)).image { _ in }
        .draw(in: CGRect(x: 0, y: 2, width: 4, height: 1), blendMode: .clear, alpha: 1)
    }
    let black = Array(repeating: UInt32(0xFF00_0000), count: 4)
    #expect(rows == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], black])
  }

  @Test func `a path stays where it is when nothing else would be seen any more`() throws {
    let rows = try pixels { context in
      color(1, 0, 0).setFill()
      context.cgContext.addRect(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.cgContext.scaleBy(x: 0, y: 1)
      context.cgContext.fillPath()
    }
    #expect(rows.first == [0, red, red, 0])
  }

  @Test func `the last of many clips counts like the first`() throws {
    let rows = try pixels { context in
      color(1, 0, 0).setFill()
      for _ in 0..<70 {
        context.cgContext.addEllipse(in: CGRect(x: -4, y: -4, width: 12, height: 12))
        context.cgContext.clip()
      }
      context.cgContext.move(to: .zero)
      context.cgContext.addLine(to: CGPoint(x: 4, y: 0))
      context.cgContext.addLine(to: CGPoint(x: 0, y: 4))
      context.cgContext.clip()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(rows[0][0] == red && rows[3][3] == 0)
  }

  @Test(arguments: [0, CGFloat.nan, .infinity, 1e9])
  func `a renderer without a size makes empty pictures`(side: CGFloat) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: 1))
    let image = renderer.image { _ in Issue.record("nothing to draw on") }
    #expect(image.size == .zero)
  }

  @Test func `an opaque picture is black, and blending meets it`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    let image = renderer.image { context in
      color(1, 0, 0).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .multiply)
    }
    #expect(image.cgImage?.bitmap.pixels == [0xFF00_0000, 0xFF00_0000])
  }
}
