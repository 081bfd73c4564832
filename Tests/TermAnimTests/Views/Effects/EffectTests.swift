import Foundation
import Testing

@testable import TermAnim

/// What effects were seen to do to views on the screen.
@MainActor
struct EffectTests {
  private func bar(_ row: ReferenceRow) throws -> some View {
    let size = try #require(row.inputs["size"].numbers)
    return Color.red
      .frame(width: size[0], height: size[1])
      .rotationEffect(.degrees(row.inputs["degrees"].number ?? 0))
      .scaleEffect(
        row.inputs["scale"].number ?? 1,
        anchor: row.inputs["anchor"].string == "topLeading" ? .topLeading : .center
      )
      .frame(width: 320, height: 192, alignment: .topLeading)
  }

  @Test func `captured effects put the view at the same place`() throws {
    let rows = try ReferenceRow.all(.effects).filter { $0.inputs["size"] != .null }
    #expect(rows.count == 3)
    for row in rows {
      let bounds = try #require(ViewHost(bar(row)).firstBox)
      let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init)
      let expected = try #require(row.expected.numbers)
      for (number, wanted) in zip(box, expected) {
        #expect(abs(number - wanted) <= row.tolerance, "\(row.name): \(box)")
      }
    }
  }

  /// The grey of a pixel, views being drawn with one pixel a point on white.
  private func gray(_ view: some View, x: Int, y: Int) -> Double {
    let size = CGSize(width: 100, height: 100)
    let rasterizer = Rasterizer(
      width: 100, height: 100, scale: CGSize(width: 1, height: 1), ground: .white)
    let picture = rasterizer.picture(of: ViewHost(view, size: size).displayList)
    return Double(picture.pixels.base[y * 100 + x] & 0xFF)
  }

  @Test func `captured blurs and shadows have the same pixels`() throws {
    let rows = try ReferenceRow.all(.effects).filter { $0.inputs["size"] == .null }
    #expect(rows.count == 11)
    let square = Color.black.frame(width: 40, height: 40)
    for row in rows {
      let wanted = try #require(row.expected.number)
      if row.name.hasPrefix("SH2") {
        let shaded = gray(square.shadow(radius: 1, x: 45), x: 95, y: 50)
        #expect(abs(shaded - wanted) <= row.tolerance, "\(row.name): \(shaded)")
      } else if let x = row.inputs["x"].number {
        let blurred = gray(square.blur(radius: 4), x: Int(x), y: 50)
        #expect(abs(blurred - wanted) <= row.tolerance, "\(row.name): \(blurred)")
      } else {
        // The pixel centre is 3.5 points, 0.875 deviations, outside a straight edge.
        let radius = try #require(row.inputs["radius"].number)
        let share = 1 - gray(square.blur(radius: radius), x: 30 - Int(wanted), y: 50) / 255
        #expect(abs(share - 0.1908) < 0.02, "\(share)")
      }
    }
  }

  @Test func `a turned view is pressed where it is shown`() {
    var taps: [CGPoint] = []
    let view = Color.red
      .frame(width: 100, height: 20)
      .onTapGesture { taps.append($0) }
      .rotationEffect(.degrees(90))
    let host = ViewHost(view)
    #expect(!host.tap(at: CGPoint(x: 120, y: 96)))
    #expect(host.tap(at: CGPoint(x: 160, y: 56)))
    #expect(taps.count == 1)
    #expect(abs(taps[0].x - 10) < 1e-9)
    #expect(abs(taps[0].y - 10) < 1e-9)
  }
}
