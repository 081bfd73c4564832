import Foundation
import Testing

@testable import TermAnim

@MainActor
private final class Seen {
  var frames: [CGRect] = []
  var bounds: CGRect?
}

@MainActor
struct CoordinateSpaceTests {
  private let size = CGSize(width: 100, height: 100)

  private func reader(_ seen: Seen, in space: CoordinateSpace) -> some View {
    GeometryReader { proxy in
      Color.clear.onChange(of: proxy.frame(in: space), initial: true) { _, new in
        seen.frames.append(new)
      }
    }
  }

  @Test(arguments: [
    (CoordinateSpace.local, CGPoint(x: 0, y: 0)), (.global, CGPoint(x: 18, y: 31)),
    (.named("outer"), CGPoint(x: 13, y: 26)), (.named("inner"), CGPoint(x: 3, y: 1)),
    (.named("nobody"), CGPoint(x: 18, y: 31)),
  ])
  func `a frame is told in the space that is asked for`(space: CoordinateSpace, origin: CGPoint) {
    let seen = Seen()
    _ = ViewHost(
      reader(seen, in: space).frame(width: 10, height: 10).offset(x: 3, y: 1)
        .coordinateSpace(name: "inner")
        .padding(EdgeInsets(top: 25, leading: 10, bottom: 55, trailing: 70))
        .coordinateSpace(.named("outer"))
        .padding(5), size: size)
    #expect(seen.frames.map(\.origin) == [origin])
    #expect(seen.frames.map(\.size) == [CGSize(width: 10, height: 10)])
  }

  @Test func `the nearest of two spaces with one name is meant`() {
    let seen = Seen()
    _ = ViewHost(
      reader(seen, in: .named(1)).padding(2).coordinateSpace(name: 1).padding(3)
        .coordinateSpace(name: 1), size: size)
    #expect(seen.frames.map(\.minX) == [2])
  }

  @Test func `frames are told as they are shown`() {
    let seen = Seen()
    _ = ViewHost(
      reader(seen, in: .global).frame(width: 10, height: 20).scaleEffect(2), size: size)
    #expect(seen.frames == [CGRect(x: 40, y: 30, width: 20, height: 40)])
  }

  @Test func `a view that moves in a space it asked for is described again`() {
    let (probe, seen) = (Probe(), Seen())
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        reader(seen, in: .global).frame(width: 10, height: 10).offset(x: u)
      }, size: size)
    probe.u = 20
    host.settle()
    #expect(seen.frames.map(\.minX) == [45, 65])
  }

  @Test func `the bounds of a named space are told in one's own`() {
    let seen = Seen()
    _ = ViewHost(
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.bounds(of: .named("n")), initial: true) { _, new in
          seen.bounds = new
        }
        Color.clear.onChange(of: proxy.bounds(of: .named("x")), initial: true) { _, new in
          if new != nil { seen.frames.append(.zero) }
        }
      }
      .padding(4).coordinateSpace(name: "n"), size: size)
    #expect(seen.bounds == CGRect(x: -4, y: -4, width: 100, height: 100))
    #expect(seen.frames.isEmpty)
  }

  @Test func `changes of geometry call an action, first with the first value`() {
    let probe = Probe()
    var (news, olds): ([CGFloat], [CGFloat]) = ([], [])
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        Color.red.frame(width: 10 + u, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            news.append($0)
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: { old, _ in
            olds.append(old)
          }
          .offset(x: v)
      }, size: size)
    #expect(news == [10] && olds == [45])
    probe.v = 5
    host.settle()
    #expect(news == [10] && olds == [45, 45])
    probe.u = 10
    host.settle()
    #expect(news == [10, 20] && olds == [45, 45, 50])
  }

  @Test func `a proxy outlives its view`() {
    var kept: GeometryProxy?
    do {
      let host = ViewHost(
        GeometryReader { proxy in
          Color.clear.onAppear { kept = proxy }
        }
        .padding(10), size: size)
      host.settle()
    }
    #expect(kept?.frame(in: .global) == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(kept?.safeAreaInsets == EdgeInsets())
  }
}
