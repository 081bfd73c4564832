import Foundation
import Testing

@testable import TermAnim

/// Ten rows of 40 points in a window of 100 by 100.
private struct Rows: View {
  var height: CGFloat = 40

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<10) { index in
        Color(red: Double(index) / 10, green: 0, blue: 0).frame(width: 100, height: height)
      }
    }
  }
}

@MainActor
struct ScrollViewTests {
  private let size = CGSize(width: 100, height: 100)
  private let middle = CGPoint(x: 50, y: 50)

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view.scrollIndicators(.hidden), size: size)
  }

  @Test func `content begins at the top and is cut by the window`() {
    let host = host(ScrollView { Rows() })
    #expect(host.scrollOffset == 0)
    let clip = host.drawing.first?.layers.first?.clips.first
    #expect(clip?.path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `ends give way to a drag unless a program says that they do not`() {
    let look = UIScrollView.appearance()
    defer { look.bounces = true }
    for bounces in [true, false] {
      look.bounces = bounces
      let host = host(ScrollView { Rows() })
      host.press(at: middle)
      for y in stride(from: 50, through: 90, by: 5) { host.move(to: CGPoint(x: 50, y: y)) }
      #expect((host.scrollOffset < -1) == bounces)
      host.release(at: CGPoint(x: 50, y: 90))
      host.run(for: 2)
      #expect(abs(host.scrollOffset) < 1e-6)
    }
  }

  @Test func `a throw goes as far as its speed and the rate of slowing down say`() {
    let look = UIScrollView.appearance()
    defer { look.decelerationRate = .normal }
    var ways: [CGFloat] = []
    for rate in [0.998, 0.99, .nan, 0, 1] {
      look.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      let host = host(ScrollView { Rows(height: 400) })
      host.press(at: CGPoint(x: 50, y: 90))
      for y in stride(from: 90.0, through: 50, by: -10) {
        host.advance(by: 1 / 60)
        host.move(to: CGPoint(x: 50, y: y))
      }
      host.release(at: CGPoint(x: 50, y: 50))
      let start = host.scrollOffset
      host.run(for: 6)
      ways.append(host.scrollOffset - start)
    }
    // A throw's way is its speed over the friction, but for the last six points a second.
    #expect(abs(ways[0] / ways[1] - log(0.99) / log(0.998)) < 0.1)
    #expect(ways[0] > 100 && ways[2...].allSatisfy { $0 == ways[0] })
  }

  @Test func `ends give way to a page that is thrown unless a program says that they do not`() {
    let look = UIScrollView.appearance()
    defer { look.bounces = true }
    var furthest: [Bool: CGFloat] = [:]
    for bounces in [true, false] {
      look.bounces = bounces
      let host = host(ScrollView { Rows() }.scrollTargetBehavior(.paging))
      for y in [100.0, 200] {
        host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
        host.run(for: 2)
        #expect(abs(host.scrollOffset - y) < 1e-6)
      }
      host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.03)
      var places: [CGFloat] = []
      for _ in 0..<90 {
        host.advance(by: 1 / 60)
        places.append(host.scrollOffset)
      }
      furthest[bounces] = places.max()
      #expect(abs((places.last ?? .nan) - 300) < 1e-6)
    }
    #expect((furthest[true] ?? 0) > 301 && furthest[false] == 300)
  }

  @Test func `a scroll view is as wide as its content and as high as the space`() {
    let view = ScrollView { Color.red.frame(width: 30, height: 10) }.background(Color.blue)
    let frame = ViewHost(view, size: size).firstBox
    #expect(frame == CGRect(x: 35, y: 0, width: 30, height: 100))
  }

  @Test func `the wheel moves the content, softly, and not beyond its end`() {
    let host = host(ScrollView { Rows() })
    #expect(host.wheel(at: middle, by: CGSize(width: 0, height: 24)))
    host.advance(by: 0.03)
    #expect(host.scrollOffset > 0 && host.scrollOffset < 24)
    host.run(for: 1)
    #expect(host.scrollOffset == 24)
    host.wheel(at: middle, by: CGSize(width: 0, height: 1000))
    host.run(for: 2)
    #expect(host.scrollOffset == 300)
    #expect(!host.wheel(at: middle, by: CGSize(width: 0, height: 24)))
    #expect(!host.wheel(at: middle, by: CGSize(width: 24, height: 0)))
  }

  @Test func `notches of the wheel add up`() {
    let host = host(ScrollView { Rows() })
    for _ in 0..<3 {
      host.wheel(at: middle, by: CGSize(width: 0, height: 24))
      host.advance(by: 0.01)
    }
    host.run(for: 1)
    #expect(host.scrollOffset == 72)
  }

  @Test func `a drag takes the content along, and a slow one leaves it there`() {
    let host = host(ScrollView { Rows() })
    host.press(at: CGPoint(x: 50, y: 90))
    host.advance(by: 0.1)
    host.move(to: CGPoint(x: 50, y: 60))
    #expect(abs(host.scrollOffset - 30) < 1e-9)
    host.advance(by: 1)
    host.release(at: CGPoint(x: 50, y: 60))
    host.run(for: 1)
    #expect(abs(host.scrollOffset - 30) < 1e-9)
  }

  @Test func `a fast drag glides on, slower and slower`() {
    let host = host(ScrollView { Rows() })
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50), duration: 0.1)
    let start = host.scrollOffset
    host.run(for: 0.2)
    let early = host.scrollOffset
    host.run(for: 0.2)
    let late = host.scrollOffset
    #expect(early > start + 10 && late > early && late - early < early - start)
  }

  @Test func `content pulled over its end resists and comes back`() {
    let host = host(ScrollView { Rows() })
    host.press(at: CGPoint(x: 50, y: 10))
    host.advance(by: 0.1)
    host.move(to: CGPoint(x: 50, y: 60))
    #expect(host.scrollOffset < -5 && host.scrollOffset > -30)
    host.advance(by: 1)
    host.release(at: CGPoint(x: 50, y: 60))
    host.run(for: 2)
    #expect(host.scrollOffset == 0)
  }

  @Test func `nothing runs when the content has come to rest`() {
    let host = ViewHost(ScrollView { Rows() }, size: size)
    host.wheel(at: middle, by: CGSize(width: 0, height: 50))
    host.run(for: 4)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `keys move the content`() {
    let host = host(ScrollView { Rows() })
    func after(_ key: KeyEquivalent) -> CGFloat {
      host.key(key)
      host.run(for: 2)
      return host.scrollOffset
    }
    #expect(after(.downArrow) == 24)
    #expect(after(.upArrow) == 0)
    #expect(after(.pageDown) == 76)
    #expect(after(.end) == 300)
    #expect(after(.pageUp) == 224)
    #expect(after(.home) == 0)
    #expect(!host.key(.upArrow))
  }

  @Test func `what is inside is pressed where it is seen`() {
    var tapped: [Int] = []
    let host = host(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.red.frame(width: 100, height: 40).onTapGesture { tapped.append(index) }
          }
        }
      })
    host.tap(at: CGPoint(x: 50, y: 10))
    host.wheel(at: middle, by: CGSize(width: 0, height: 80))
    host.run(for: 1)
    host.tap(at: CGPoint(x: 50, y: 10))
    #expect(tapped == [0, 2])
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 70))
    #expect(tapped == [0, 2])
  }

  @Test func `a disabled scroll view stays where it is`() {
    let host = host(ScrollView { Rows() }.scrollDisabled(true))
    #expect(!host.wheel(at: middle, by: CGSize(width: 0, height: 24)))
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
    host.key(.end)
    host.run(for: 1)
    #expect(host.scrollOffset == 0)
  }

  @Test func `a scroll view inside passes the wheel on when it cannot go that way`() {
    let host = host(
      ScrollView {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 60, height: 150) } }
        }
      })
    host.wheel(at: middle, by: CGSize(width: 0, height: 24))
    host.run(for: 1)
    #expect(host.firstBox?.origin == CGPoint(x: 0, y: -24))
    host.wheel(at: middle, by: CGSize(width: 24, height: 0))
    host.run(for: 1)
    #expect(host.firstBox?.origin == CGPoint(x: -24, y: -24))
  }

  @Test func `content that becomes smaller stays in the window`() {
    let probe = Probe()
    let host = host(ProbeView(probe) { u, _, _ in ScrollView { Rows(height: 40 - u) } })
    host.key(.end)
    host.run(for: 2)
    #expect(host.scrollOffset == 300)
    probe.u = 20
    host.settle()
    #expect(host.scrollOffset == 100)
  }

  @Test func `margins are around the content and scroll with it`() {
    let host = host(ScrollView { Rows() }.contentMargins(.vertical, 10))
    #expect(host.scrollOffset == -10)
    host.key(.end)
    host.run(for: 2)
    #expect(host.scrollOffset == 310)
  }

  @Test func `the content can begin at its end`() {
    #expect(host(ScrollView { Rows() }.defaultScrollAnchor(.bottom)).scrollOffset == 300)
    #expect(
      host(ScrollView { Rows() }.defaultScrollAnchor(.bottom, for: .initialOffset)).scrollOffset
        == 300)
    #expect(
      host(ScrollView { Rows() }.defaultScrollAnchor(.bottom, for: .sizeChanges)).scrollOffset == 0)
  }

  @Test func `bars are shown while the content moves`() {
    let host = ViewHost(ScrollView { Rows() }, size: size)
    #expect(host.drawing.count == 10)
    host.wheel(at: middle, by: CGSize(width: 0, height: 100))
    host.run(for: 0.3)
    #expect(host.drawing.count == 11)
    let bar = host.lastBox ?? .zero
    #expect(bar.maxX == 100 && bar.width == 4 && bar.height < 40)
    host.run(for: 3)
    #expect(host.drawing.count == 10)
    let always = ViewHost(ScrollView { Rows() }.scrollIndicators(.visible), size: size)
    #expect(always.drawing.count == 11)
    let never = ViewHost(
      ScrollView(showsIndicators: false) { Rows() }.scrollIndicators(.visible), size: size)
    #expect(never.drawing.count == 10)
  }

  @Test func `a window moves as a whole when layout moves it`() {
    let probe = Probe()
    let host = host(
      ProbeView(probe) { u, _, _ in
        ScrollView { Rows() }.frame(height: 50).offset(y: u)
      })
    host.animate { probe.u = 20 }
    host.advance(by: 0.5)
    #expect(host.firstBox?.minY == 35)
    #expect(host.drawing.first?.layers.first?.clips.first?.path.boundingRect.minY == 35)
  }

  @Test func `a view that makes the window grow with which it grows keeps nobody waiting`() {
    let host = ViewHost(
      ScrollView { Color.red.containerRelativeFrame(.horizontal).padding(4) })
    host.advance(by: 1)
    #expect(host.drawing.count == 1)
  }
}
