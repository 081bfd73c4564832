import Foundation
import Testing

@testable import TermAnim

/// A square that moves by 100 points in a second, and a second one beside it that comes later.
private struct MovingSquares: View {
  let isGrouped: Bool
  var x: Double
  var hasSecond: Bool

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: x, height: 1)
      if isGrouped { squares.geometryGroup() } else { squares }
      Spacer(minLength: 0)
    }
  }

  private var squares: some View {
    HStack(spacing: 0) {
      Rectangle().frame(width: 10, height: 10)
      if hasSecond {
        Rectangle().frame(width: 10, height: 10)
      }
    }
  }
}

private struct Program: View {
  let isGrouped: Bool
  @State private var x = 0.0
  @State private var hasSecond = false

  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .onTapGesture {
          if x == 0 {
            withAnimation(.linear(duration: 1)) { x = 100 }
          } else {
            hasSecond = true
          }
        }
      MovingSquares(isGrouped: isGrouped, x: x, hasSecond: hasSecond).frame(height: 20)
    }
  }
}

@MainActor
struct GeometryGroupTests {
  /// Where the squares are half a second after they began to move, when the second one comes.
  private func squares(isGrouped: Bool) -> [Double] {
    let host = ViewHost(Program(isGrouped: isGrouped))
    host.tap(at: CGPoint(x: 10, y: 10))
    host.advance(by: 0.5)
    host.tap(at: CGPoint(x: 10, y: 10))
    return host.drawing.suffix(2).compactMap { $0.bounds.map { Double($0.minX) } }
  }

  @Test func `what comes into a view on its way is at the end of the way`() {
    let places = squares(isGrouped: false)
    #expect(abs(places[0] - 50) < 0.01)
    #expect(places[1] == 110)
  }

  @Test func `what comes into a group on its way moves with the group`() {
    let places = squares(isGrouped: true)
    #expect(abs(places[0] - 50) < 0.01)
    #expect(abs(places[1] - 60) < 0.01)
  }

  @Test func `a group is pointed at where it is shown`() {
    struct Moved: View {
      @State private var taps = 0

      var body: some View {
        Color.red
          .frame(width: 10 + 10 * Double(taps), height: 10)
          .onTapGesture { taps += 1 }
          .geometryGroup()
      }
    }
    let host = ViewHost(Moved())
    #expect(!host.tap(at: CGPoint(x: 5, y: 5)))
    #expect(host.tap(at: CGPoint(x: 160, y: 96)))
    #expect(host.lastBox == CGRect(x: 150, y: 91, width: 20, height: 10))
  }
}
