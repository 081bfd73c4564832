import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ShapeElementTests {
  /// How often an outline was made; only used on the main actor, as layouts are.
  private final class Count: @unchecked Sendable {
    var outlines = 0
  }

  private struct Counted: Shape {
    let count: Count
    var inset = 0.0

    var animatableData: Double {
      get { inset }
      set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
      count.outlines += 1
      return Path(rect.insetBy(dx: inset, dy: inset))
    }
  }

  private let probe = Probe()
  private let count = Count()

  /// How many outlines ten frames of an animation make that a change of `probe.u` starts.
  private func outlines<Made: View>(_ make: @escaping (Counted, Double) -> Made) -> Int {
    let host = ViewHost(ProbeView(probe) { [count] u, _, _ in make(Counted(count: count), u) })
    _ = host.displayList
    host.animate { probe.u = 1 }
    _ = host.displayList
    let before = count.outlines
    for _ in 0..<10 {
      host.advance(by: 0.05)
      _ = host.displayList
    }
    return count.outlines - before
  }

  @Test func `a shape that only moves or changes colour keeps its outline`() {
    #expect(outlines { shape, u in shape.fill(Color(white: u)) } == 0)
    #expect(outlines { $0.frame(width: 9, height: 9).padding(.leading, CGFloat($1)) } == 0)
  }

  @Test func `a shape within another takes the room that it is offered`() {
    func size(_ view: some View) -> CGSize? {
      var found: CGSize?
      _ = ViewHost(
        view.background { GeometryReader { proxy in Color.clear.onAppear { found = proxy.size } } }
          .frame(width: 100, height: 60))
      return found
    }
    #expect(size(Circle()) == CGSize(width: 60, height: 60))
    let room = CGSize(width: 100, height: 60)
    #expect(size(Circle().inset(by: 99)) == room)
    #expect(size(Circle().inset(by: 99).strokeBorder(.red)) == room)
    #expect(size(Capsule().inset(by: 4).fill(.red)) == room)
    #expect(size(Rectangle().inset(by: 4).frame(width: 8)) == CGSize(width: 8, height: 60))
  }

  @Test func `a shape that bends has another outline in each frame`() {
    #expect(outlines { shape, u in Counted(count: shape.count, inset: u) } == 10)
  }
}
