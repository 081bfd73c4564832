import Foundation
import Testing

@testable import TermAnim

/// Views that are as large as what they are in.
@MainActor
struct ContainerRelativeFrameTests {
  private let screen = CGSize(width: 320, height: 192)
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)

  private var filler: Color { Color(red: 1, green: 0, blue: 0) }

  private func frames(_ view: some View, size: CGSize? = nil) -> [CGRect] {
    ViewHost(view, size: size ?? screen).drawing.filter { $0.color == red }.compactMap(\.bounds)
  }

  @Test func `in a scroll view it is the room that the scroll view is offered`() {
    let row = filler.frame(height: 40).containerRelativeFrame(.horizontal)
    #expect(frames(ScrollView { VStack { row } }) == [CGRect(x: 0, y: 0, width: 320, height: 40)])
    let page = filler.containerRelativeFrame([.horizontal, .vertical])
    #expect(
      frames(ScrollView { VStack(spacing: 0) { ForEach(0..<3) { _ in page } } }).first
        == CGRect(origin: .zero, size: screen))
    let column = filler.frame(width: 40).containerRelativeFrame(.vertical)
    #expect(
      frames(ScrollView(.horizontal) { HStack { column } })
        == [CGRect(x: 0, y: 0, width: 40, height: 192)])
  }

  @Test func `beside another view it is the share of the scroll view`() {
    let page = filler.containerRelativeFrame([.horizontal, .vertical])
    let view = HStack(spacing: 0) {
      Color.blue
      ScrollView { page }
    }
    #expect(frames(view) == [CGRect(x: 160, y: 0, width: 160, height: 192)])
    let wide = HStack(spacing: 0) {
      Color.blue
      ScrollView(.horizontal) { HStack(spacing: 0) { page } }
    }
    #expect(frames(wide) == [CGRect(x: 160, y: 0, width: 160, height: 192)])
  }

  @Test func `in a stack it has what others leave, and follows the screen`() {
    let page = filler.containerRelativeFrame([.horizontal, .vertical])
    let host = ViewHost(
      VStack(spacing: 0) {
        ScrollView(.horizontal) { HStack(spacing: 0) { page } }
        Color.blue.frame(height: 32)
      }, size: screen)
    let sizes = [screen, CGSize(width: 200, height: 96), CGSize(width: 400, height: 240)]
    for size in sizes {
      host.graph.resize(to: size)
      host.settle()
      #expect(
        host.drawing.first { $0.color == red }?.bounds
          == CGRect(x: 0, y: 0, width: size.width, height: size.height - 32))
    }
  }

  @Test func `it is known in the first layout, and follows the screen`() {
    var widths: [CGFloat] = []
    let view = ScrollView(.horizontal) {
      HStack {
        GeometryReader { proxy in
          filler.onAppear { widths.append(proxy.size.width) }
        }
        .containerRelativeFrame(.horizontal)
      }
    }
    let host = ViewHost(view, size: screen)
    #expect(widths == [320])
    for width in [200.0, 400] {
      host.graph.resize(to: CGSize(width: width, height: 192))
      host.settle()
      #expect(host.drawing.first { $0.color == red }?.bounds?.width == CGFloat(width))
    }
    let rows = ViewHost(
      ScrollView { VStack { filler.frame(height: 9).containerRelativeFrame(.horizontal) } },
      size: screen)
    for width in [200.0, 400] {
      rows.graph.resize(to: CGSize(width: width, height: 192))
      rows.settle()
      #expect(rows.drawing.first { $0.color == red }?.bounds?.width == CGFloat(width))
    }
  }

  @Test func `margins are no part of it`() {
    let row = filler.frame(height: 40).containerRelativeFrame(.horizontal)
    let view = ScrollView { VStack { row } }
    let between = CGRect(x: 25, y: 0, width: 270, height: 40)
    #expect(frames(view.contentMargins(.horizontal, 25)) == [between])
    #expect(frames(view.safeAreaPadding(.horizontal, 25)) == [between])
  }

  @Test func `on a page and in a tab it lies between the bars`() {
    let page = filler.containerRelativeFrame([.horizontal, .vertical])
    #expect(
      frames(NavigationStack { page.navigationTitle("Page") })
        == [CGRect(x: 0, y: 24, width: 320, height: 168)])
    let tab = frames(TabView { page.tabItem { Text("A") } })
    #expect(tab.first?.origin == .zero && tab.first?.width == 320)
    #expect((tab.first?.height ?? 0) < 192 && (tab.first?.height ?? 0) > 160)
    let inset = frames(page.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 32) })
    #expect(inset == [CGRect(x: 0, y: 0, width: 320, height: 160)])
  }

  @Test func `on a page it follows the screen`() {
    let page = filler.containerRelativeFrame([.horizontal, .vertical])
    let host = ViewHost(NavigationStack { page.navigationTitle("Page") }, size: screen)
    for width in [200.0, 400] {
      host.graph.resize(to: CGSize(width: width, height: 96))
      host.settle()
      #expect(
        host.drawing.first { $0.color == red }?.bounds
          == CGRect(x: 0, y: 24, width: width, height: 72))
    }
  }

  @Test func `elsewhere it is the screen`() {
    let page = filler.containerRelativeFrame([.horizontal, .vertical])
    #expect(frames(VStack { page }.frame(width: 50)).first?.size == screen)
  }

  @Test func `the space of a scroll view is what its margins leave`() {
    var found: [CGRect?] = []
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<4) { _ in filler.containerRelativeFrame(.horizontal) }
      }
      .overlay {
        GeometryReader { proxy in
          let bounds = proxy.bounds(of: .scrollView(axis: .horizontal))
          let frame = proxy.frame(in: .scrollView)
          Color.clear.onAppear { found = [bounds, frame] }
        }
      }
    }
    .safeAreaPadding(.horizontal, 25)
    _ = ViewHost(view, size: screen)
    #expect(
      found == [
        CGRect(x: 0, y: 0, width: 270, height: 192), CGRect(x: 0, y: 0, width: 1080, height: 192),
      ])
  }

  @Test func `the bounds of a scroll geometry are the window without its insets`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: -20, y: 30), contentSize: CGSize(width: 500, height: 500),
      contentInsets: EdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30),
      containerSize: CGSize(width: 100, height: 50))
    #expect(geometry.visibleRect == CGRect(x: -20, y: 30, width: 100, height: 50))
    #expect(geometry.bounds == CGRect(x: 0, y: 31, width: 50, height: 47))
    var narrow = geometry
    narrow.containerSize = .zero
    #expect(narrow.bounds.size == .zero)
  }
}
