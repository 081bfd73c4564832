import Foundation
import Testing

@testable import TermAnim

/// What layout finds out in several steps moves in one way.
@MainActor
struct AnimatedFrameTests {
  private let probe = Probe()

  /// A square in the middle of what is left by a bar whose width is a number; where the square is
  /// is known when the reader around has been laid out.
  private var host: ViewHost {
    ViewHost(
      ProbeView(probe) { width, _, _ in
        HStack(spacing: 0) {
          Color.clear.frame(width: width)
          GeometryReader { geometry in
            Color.red.frame(width: 10, height: 10).position(x: geometry.size.width / 2, y: 5)
          }
        }
      })
  }

  private func place(in host: ViewHost) -> CGFloat {
    host.lastBox?.minX ?? .nan
  }

  @Test func `a view whose place depends on the size of a reader moves as the reader does`() {
    let host = host
    host.animate { probe.u = 100 }
    for tenth in 1...10 {
      host.advance(by: 0.1)
      #expect(abs(place(in: host) - (155 + 5 * CGFloat(tenth))) < 1e-9)
    }
  }

  @Test func `it bends its way once when it is retargeted`() {
    func places(@ViewBuilder _ content: @escaping (CGFloat) -> some View) -> [CGFloat] {
      let probe = Probe()
      let host = ViewHost(ProbeView(probe) { width, _, _ in content(width) })
      var places: [CGFloat] = []
      for width in [100.0, 40, 180] {
        host.animate(.easeInOut(duration: 1)) { probe.u = width }
        for _ in 0..<6 {
          host.advance(by: 0.1)
          places.append(place(in: host))
        }
      }
      return places
    }
    let read = places { width in
      HStack(spacing: 0) {
        Color.clear.frame(width: width)
        GeometryReader { geometry in
          Color.red.frame(width: 10, height: 10).position(x: geometry.size.width / 2, y: 5)
        }
      }
    }
    let plain = places { Color.red.frame(width: 10, height: 10).position(x: 160 + $0 / 2, y: 5) }
    #expect(zip(read, plain).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `who waits for it is told once, at the end`() {
    var count = 0
    let host = host
    withAnimation(.linear(duration: 1)) {
      probe.u = 100
    } completion: {
      count += 1
    }
    host.settle()
    host.advance(by: 0.9)
    #expect(count == 0)
    host.advance(by: 0.2)
    host.settle()
    #expect(count == 1)
  }
}
