import Foundation
import Testing

@testable import TermAnim

/// Which of several transitions a view comes and goes with.
@MainActor
struct SeveralTransitionsTests {
  private let probe = Probe()

  /// What is drawn in the middle of the coming of a view of 10 x 10 points: how much of it, and how
  /// wide.
  private func halfway(_ content: @escaping () -> some View) -> (opacity: Double, width: CGFloat)? {
    let host = ViewHost(ProbeView(probe) { _, _, flag in ZStack { if flag { content() } } })
    host.animate { probe.flag = true }
    host.advance(by: 0)
    host.advance(by: 0.5)
    return host.drawing.first.map { ($0.opacity, $0.bounds?.width ?? 0) }
  }

  private var square: some View { Color.red.frame(width: 10, height: 10) }

  @Test func `of several on one view the innermost counts`() throws {
    let drawn = try #require(halfway { square.transition(.opacity).transition(.scale) })
    #expect(drawn.opacity < 0.9 && drawn.width == 10)
    let other = try #require(halfway { square.transition(.scale).padding(2).transition(.opacity) })
    #expect(other.opacity == 1 && other.width < 9)
  }

  @Test func `one around a group is for those views that have none`() throws {
    let own = try #require(
      halfway { Group { square.transition(.scale) }.transition(.opacity) })
    #expect(own.opacity == 1 && own.width < 9)
    let none = try #require(halfway { Group { square }.transition(.scale) })
    #expect(none.opacity == 1 && none.width < 9)
  }

  @Test func `what comes is the outermost container, by its own transition`() throws {
    let drawn = try #require(halfway { HStack { square.transition(.scale) }.transition(.opacity) })
    #expect(drawn.opacity < 0.9 && drawn.width == 10)
  }
}
