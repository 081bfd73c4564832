import Foundation
import Testing

@testable import TermAnim

private enum Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private enum Spot: PreferenceKey {
  typealias Value = Anchor<CGPoint>?

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue() ?? value
  }
}

extension View {
  fileprivate func marked() -> some View {
    anchorPreference(key: Places.self, value: .bounds) { [$0] }
  }

  /// A blue frame over each marked view.
  fileprivate func framed() -> some View {
    overlayPreferenceValue(Places.self) { places in
      GeometryReader { space in
        ForEach(places.indices, id: \.self) { index in
          Color.blue
            .frame(width: space[places[index]].width, height: space[places[index]].height)
            .offset(x: space[places[index]].minX, y: space[places[index]].minY)
        }
      }
    }
  }
}

@MainActor
struct AnchorTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func `an anchor is where its view is, in the space of who asks`() {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10).marked()
      Color.green.frame(width: 40, height: 30).marked().offset(x: 5, y: 1)
    }
    .framed()
    .padding(7)
    let frames = ViewHost(view, size: size).boxes
    #expect(frames.count == 4)
    #expect(frames.prefix(2) == frames.suffix(2))
    #expect(frames.last == CGRect(x: 35, y: 41, width: 40, height: 30))
  }

  @Test func `an anchor in a turned and scaled view is the box around it`() {
    let view = Color.red.frame(width: 20, height: 10).marked()
      .rotationEffect(.degrees(90)).scaleEffect(2)
      .frame(width: 100, height: 100).framed()
    let frame = ViewHost(view, size: size).lastBox ?? .null
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
    #expect(abs(frame.midX - 50) < 1e-9 && abs(frame.midY - 50) < 1e-9)
  }

  @Test func `what stands at an anchor moves along when its view moves`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.red.frame(width: 20, height: 10).marked().offset(x: u)
          .frame(width: 100, height: 100, alignment: .topLeading).framed()
      }, size: size)
    host.animate { probe.u = 60 }
    host.advance(by: 0.5)
    let places = host.drawing.compactMap { $0.bounds?.minX }
    #expect(places.count == 2 && places.allSatisfy { abs($0 - 30) < 1e-6 })
    host.advance(by: 1)
    #expect(host.drawing.compactMap(\.bounds?.minX) == [60, 60])
  }

  @Test func `what stands at an anchor goes with the effects around its view`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.red.frame(width: 20, height: 10).marked().scaleEffect(1 + u).geometryGroup()
          .frame(width: 100, height: 100).framed()
      }, size: size)
    host.animate { probe.u = 1 }
    for width in [20.0, 25, 30, 35, 40, 40] {
      let widths = host.drawing.compactMap(\.bounds?.width)
      #expect(widths.count == 2 && widths.allSatisfy { abs($0 - width) < 1e-6 })
      host.advance(by: 0.25)
    }
  }

  @Test func `a point of a view that is turned over in its place is found anew`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Spot.self, value: .leading) { $0 }
          .scaleEffect(x: 1 - 2 * u)
          .frame(width: 100, height: 100)
          .overlayPreferenceValue(Spot.self) { spot in
            GeometryReader { space in
              if let spot { Color.blue.frame(width: 2, height: 2).position(space[spot]) }
            }
          }
      }, size: size)
    #expect(host.lastBox?.midX == 30)
    host.animate { probe.u = 1 }
    host.advance(by: 2)
    #expect(host.lastBox?.midX == 70)
  }

  @Test func `what comes to an anchor is there at once when its view moves meanwhile`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, isShown in
        Color.red.frame(width: 20, height: 10).marked().offset(x: u)
          .frame(width: 100, height: 100, alignment: .topLeading)
          .overlayPreferenceValue(Places.self) { places in
            GeometryReader { space in
              if isShown, let place = places.first {
                Color.blue.frame(width: 5, height: 5).offset(x: space[place].minX)
              }
            }
          }
      }, size: size)
    withAnimation(.linear(duration: 1)) {
      probe.u = 60
      probe.flag = true
    }
    host.settle()
    for _ in 0..<3 {
      host.advance(by: 0.25)
      #expect(host.lastBox?.minX == 60)
    }
  }

  @Test(arguments: [
    (Anchor<CGPoint>.Source.topLeading, CGPoint(x: 10, y: 20)),
    (.center, CGPoint(x: 30, y: 30)), (.bottomTrailing, CGPoint(x: 50, y: 40)),
    (.top, CGPoint(x: 30, y: 20)), (.leading, CGPoint(x: 10, y: 30)),
    (.trailing, CGPoint(x: 50, y: 30)), (.bottom, CGPoint(x: 30, y: 40)),
    (.topTrailing, CGPoint(x: 50, y: 20)), (.bottomLeading, CGPoint(x: 10, y: 40)),
    (.point(CGPoint(x: 1, y: 2)), CGPoint(x: 11, y: 22)),
    (.unitPoint(UnitPoint(x: 0.25, y: 0.75)), CGPoint(x: 20, y: 35)),
  ])
  func `points of a view can be asked for`(source: Anchor<CGPoint>.Source, point: CGPoint) {
    let view = Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Spot.self, value: source) { $0 }
      .padding(EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0))
      .frame(width: 100, height: 100, alignment: .topLeading)
      .overlayPreferenceValue(Spot.self) { spot in
        GeometryReader { space in
          if let spot { Color.blue.frame(width: 2, height: 2).position(space[spot]) }
        }
      }
    let frame = ViewHost(view, size: size).lastBox ?? .null
    #expect(CGPoint(x: frame.midX, y: frame.midY) == point)
  }

  @Test func `several places make one anchor, and so does none`() {
    let frame = CGRect(x: 1, y: 2, width: 10, height: 20)
    let several = Anchor<[CGRect]>.Source([.bounds, .rect(CGRect(x: 3, y: 4, width: 5, height: 6))])
    let moved = several.anchor(in: frame) { CGPoint(x: $0.x + 100, y: $0.y) }
    #expect(
      moved.value { $0 } == [
        CGRect(x: 101, y: 2, width: 10, height: 20), CGRect(x: 104, y: 6, width: 5, height: 6),
      ])
    let none = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none).anchor(in: frame) { $0 }
    #expect(none.value { $0 } == nil)
    let one = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.some(.top)).anchor(in: frame) { $0 }
    #expect(one.value { $0 } == CGPoint(x: 6, y: 2))
    #expect(one == one && one.hashValue == one.hashValue)
  }

  @Test func `an anchor can be added to what a view says`() {
    let view = Color.red.frame(width: 20, height: 10).marked()
      .padding(5)
      .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
      .framed()
    let frames = ViewHost(view, size: size).boxes
    #expect(frames.map(\.width) == [20, 20, 30])
  }
}
