import Foundation
import Testing

@testable import TermAnim

@MainActor
struct AnyShapeTests {
  private struct Changing: View {
    @State private var isChanged = false
    let shapes: (AnyShape, AnyShape)

    var body: some View {
      (isChanged ? shapes.1 : shapes.0)
        .fill(.red)
        .frame(width: 200, height: 200)
        .onAppear {
          withAnimation(.linear(duration: 1)) { isChanged = true }
        }
    }
  }

  private func width(from start: AnyShape, to end: AnyShape, at time: Double) -> Double? {
    let host = ViewHost(Changing(shapes: (start, end)), size: CGSize(width: 200, height: 200))
    host.advance(by: time)
    return host.firstBox.map { Double($0.width) }
  }

  @Test func `shapes of one type are animated, also within another shape of any type`() throws {
    let (start, end) = (AnyShape(Circle().inset(by: 0)), AnyShape(Circle().inset(by: 60)))
    for (time, expected) in [(0.25, 170.0), (0.5, 140), (1, 80)] {
      let plain = try #require(width(from: start, to: end, at: time))
      #expect(abs(plain - expected) < 0.1)
      let wrapped = try #require(width(from: AnyShape(start), to: end, at: time))
      #expect(abs(wrapped - expected) < 0.1)
    }
  }

  @Test func `a shape of another type comes at once`() {
    let (start, end) = (AnyShape(Circle()), AnyShape(Rectangle().inset(by: 60)))
    #expect(width(from: start, to: end, at: 0.25) == 80)
  }
}
