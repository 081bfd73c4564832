import Foundation
import Testing

@testable import TermAnim

/// Where rotated and scaled views were seen on the screen.
@MainActor
struct GeometryEffectTests {
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
      let bounds = try #require(ViewHost(bar(row)).drawing.first?.bounds)
      let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init)
      let expected = try #require(row.expected.numbers)
      for (number, wanted) in zip(box, expected) {
        #expect(abs(number - wanted) <= row.tolerance, "\(row.name): \(box)")
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
