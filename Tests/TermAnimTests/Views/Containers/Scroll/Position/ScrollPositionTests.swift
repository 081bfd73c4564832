import Foundation
import Testing

@testable import TermAnim

@MainActor
private final class Proxy {
  var value: ScrollViewProxy?
}

@MainActor
struct ScrollPositionTests {
  private let size = CGSize(width: 100, height: 100)

  private func rows(_ proxy: Proxy) -> some View {
    ScrollViewReader { reader in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in Color.red.frame(width: 100, height: 40).id("row \(index)") }
        }
      }
      .onAppear { proxy.value = reader }
    }
  }

  @Test(
    arguments: [
      (5, UnitPoint.top, 200), (5, .center, 170), (5, .bottom, 140), (5, nil, 140), (1, nil, 0),
      (9, .top, 300), (0, .bottom, 0),
    ] as [(Int, UnitPoint?, CGFloat)])
  func `a reader scrolls to a view`(row: Int, anchor: UnitPoint?, expected: CGFloat) {
    let proxy = Proxy()
    let host = ViewHost(rows(proxy), size: size)
    proxy.value?.scrollTo("row \(row)", anchor: anchor)
    host.settle()
    #expect(host.scrollOffset == expected)
  }

  @Test func `rows can be spoken of by what they are made of`() {
    let proxy = Proxy()
    let host = ViewHost(rows(proxy), size: size)
    proxy.value?.scrollTo(7, anchor: .top)
    proxy.value?.scrollTo("nobody")
    host.settle()
    #expect(host.scrollOffset == 280)
  }

  @Test func `lines of an editor are none of the views that a program speaks of`() {
    let proxy = Proxy()
    let host = ViewHost(
      ScrollViewReader { reader in
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 40)
            TextEditor(text: .constant("a\nb\nc\nd")).frame(height: 40)
            ForEach(0..<10) { Color.red.frame(width: 100, height: 40).id($0) }
          }
        }
        .onAppear { proxy.value = reader }
      }, size: size)
    proxy.value?.scrollTo(2, anchor: .top)
    host.settle()
    #expect(host.scrollOffset == 160)
  }

  @Test func `scrolling can be animated and taken over by hand`() {
    let proxy = Proxy()
    let host = ViewHost(rows(proxy), size: size)
    host.animate { proxy.value?.scrollTo(5, anchor: .top) }
    host.advance(by: 0.5)
    #expect(abs(host.scrollOffset - 100) < 1e-6)
    host.press(at: CGPoint(x: 50, y: 50))
    host.move(to: CGPoint(x: 50, y: 40))
    host.advance(by: 1)
    #expect(abs(host.scrollOffset - 110) < 1e-6)
  }

  @Test func `a binding says which view is at the top, and scrolls when it is set`() {
    struct Pages: View {
      @State var page: Int? = nil
      let probe: Probe
      let seen: Binding<[Int?]>

      var body: some View {
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $page)
        // So that the first row is drawn wherever it is.
        .scrollClipDisabled()
        .onChange(of: page) { _, new in seen.wrappedValue.append(new) }
        .onKeyPress("a") {
          withAnimation(.linear(duration: 1)) { page = 4 }
          return .handled
        }
      }
    }
    var seen: [Int?] = []
    let binding = Binding(get: { seen }, set: { seen = $0 })
    let host = ViewHost(Pages(probe: Probe(), seen: binding), size: size)
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), duration: 0.1)
    host.run(for: 3)
    #expect(seen.last == Int(host.scrollOffset / 100))
    host.key("a")
    host.advance(by: 2)
    #expect(host.scrollOffset == 400)
    #expect(seen.last == 4)
  }

  private struct Lines: View {
    @State var line: Int?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<90) { Text("line \($0)").id($0) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $line, anchor: .top)
      .onKeyPress("a") {
        line = 10
        return .handled
      }
      .onKeyPress("b") {
        line = 60
        return .handled
      }
    }
  }

  @Test(arguments: [0, 0.05, 0.3, 1, 1.1, 2], ["a", "b"] as [KeyEquivalent])
  func `a binding that is set is followed after the wheel, too, whether a row is made or not`(
    delay: Double, key: KeyEquivalent
  ) {
    let host = ViewHost(Lines(), size: size)
    for _ in 0..<3 { host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 8)) }
    host.run(for: delay)
    host.key(key)
    host.run(for: 2)
    #expect(host.frame(of: key == "a" ? "line 10" : "line 60")?.minY == 0)
  }

  @Test func `a binding that asked for nothing that there is follows other ways to scroll`() {
    struct Read: View {
      let told: HeldValue<Int?>
      let proxy: Proxy
      @State private var line: Int?

      var body: some View {
        ScrollViewReader { reader in
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<90) { Text("line \($0)").id($0) } }
              .scrollTargetLayout()
          }
          .scrollPosition(id: $line, anchor: .top)
          .onAppear { proxy.value = reader }
        }
        .onChange(of: line) { told.value = $1 }
        .onKeyPress("a") {
          line = 500
          return .handled
        }
      }
    }
    let (told, proxy) = (HeldValue<Int?>(nil), Proxy())
    let host = ViewHost(Read(told: told, proxy: proxy), size: size)
    host.key("a")
    host.run(for: 1)
    #expect(told.value == 500)
    proxy.value?.scrollTo(20, anchor: .top)
    host.run(for: 1)
    #expect(told.value == 20 && host.frame(of: "line 20")?.minY == 0)
  }

  @Test func `a view in a window knows where it is in it`() {
    var places: [CGFloat] = []
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
        GeometryReader { proxy in
          Color.blue.onChange(of: proxy.frame(in: .scrollView).minY, initial: true) { _, new in
            places.append(new)
          }
        }
        .frame(height: 200)
      }
    }
    let host = ViewHost(view.padding(.top, 20), size: size)
    host.key(.end)
    host.run(for: 2)
    #expect(places.first == 60 && places.last == -120)
    #expect(places == places.sorted(by: >))
  }

  @Test func `views can be as large as the window or a part of it`() {
    let view = ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal)
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 5 : length / 2
        }
      }
    }
    .frame(width: 84, height: 60)
    let frames = ViewHost(view, size: size).boxes
    #expect(frames.map { ($0.width * 10).rounded() } == [840, 400, 168])
    #expect(frames[2].height == 30)
    let outside = ViewHost(Color.red.containerRelativeFrame(.vertical).padding(10), size: size)
    #expect(outside.firstBox?.height == 100)
  }

  @Test func `an effect can depend on the place of its view`() {
    let view = ScrollView(showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<5) { _ in
          Color.red.frame(width: 50, height: 50)
            .visualEffect { effect, proxy in
              effect
                .opacity(proxy.frame(in: .scrollView).minY / 100)
                .offset(x: proxy.frame(in: .scrollView).minY)
            }
        }
      }
    }
    let host = ViewHost(view, size: size)
    func first() -> FlatCommand? { host.drawing.first }
    #expect(host.drawing.count == 4)
    #expect(first()?.opacity == 0.5)
    #expect(first()?.bounds == CGRect(x: 75, y: 50, width: 50, height: 50))
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
    host.run(for: 1)
    #expect(abs((first()?.opacity ?? 0) - 0.3) < 1e-9)
  }

  @Test func `views change on their way out of the window`() {
    let view = ScrollView(showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<5) { _ in
          Color.red.frame(width: 50, height: 50)
            .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0)
            }
        }
      }
    }
    let host = ViewHost(view, size: size)
    #expect(host.drawing.map(\.opacity) == [1, 1])
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 25))
    host.run(for: 1)
    let opacities = host.drawing.map(\.opacity)
    #expect(opacities.count == 3 && opacities[1] == 1)
    #expect(abs(opacities[0] - 0.5) < 1e-9 && abs(opacities[2] - 0.5) < 1e-9)
  }

  @Test func `an animated transition happens at its threshold`() {
    let view = ScrollView(showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<5) { _ in
          Color.red.frame(width: 50, height: 50)
            .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.9))) {
              $0.opacity($1.isIdentity ? 1 : 0.5)
            }
        }
      }
    }
    let host = ViewHost(view, size: size)
    #expect(host.drawing.map(\.opacity) == [1, 1, 0.5, 0.5, 0.5])
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 50))
    host.run(for: 0.6)
    let moving = host.drawing.map(\.opacity)
    #expect(moving[0] < 1 && moving[0] > 0.5)
    host.run(for: 2)
    #expect(host.drawing.map(\.opacity) == [0.5, 1, 1, 0.5, 0.5])
  }

  @Test func `phases have values, and thresholds and configurations can be changed`() {
    #expect(
      [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value) == [-1, 0, 1])
    let configuration = ScrollTransitionConfiguration.interactive
      .threshold(.centered.inset(by: 5)).animation(.linear)
    #expect(configuration.threshold.share == 0.5 && configuration.threshold.inset == 5)
    #expect(configuration.isInteractive && configuration.animation == .linear)
    #expect(ScrollTransitionConfiguration.Threshold.visible(7).share == 1)
    #expect(ScrollTransitionConfiguration.Threshold.hidden.share == 0)
  }

  @Test func `changes of the geometry of a scroll view call an action`() {
    var seen: [CGFloat] = []
    let view = ScrollView(showsIndicators: false) { Color.red.frame(height: 300) }
      .contentMargins(.bottom, 10)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.visibleRect.maxY / ($0.contentSize.height + $0.contentInsets.bottom)
      } action: {
        seen.append($1)
      }
    let host = ViewHost(view, size: size)
    #expect(seen == [100.0 / 310])
    host.key(.end)
    host.run(for: 2)
    #expect(seen.last == 1 && seen == seen.sorted() && seen.count > 5)
  }
}
