import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SafeAreaTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let whole = CGRect(x: 0, y: 0, width: 320, height: 192)
  private let below = CGRect(x: 0, y: 24, width: 320, height: 168)

  private var filler: Color { Color(red: 1, green: 0, blue: 0) }

  private func frame(of view: some View) -> CGRect? {
    ViewHost(view).drawing.first { $0.color == red }?.bounds
  }

  private func page(_ content: some View) -> some View {
    NavigationStack { content.navigationTitle("Page") }
  }

  @Test func `a view stays between bars unless it ignores them`() {
    #expect(frame(of: page(filler)) == below)
    #expect(frame(of: page(filler.ignoresSafeArea())) == whole)
    #expect(frame(of: page(filler.edgesIgnoringSafeArea(.all))) == whole)
    #expect(frame(of: page(filler.ignoresSafeArea(edges: .bottom))) == below)
    #expect(frame(of: page(filler.ignoresSafeArea(.keyboard))) == below)
    #expect(frame(of: filler.ignoresSafeArea()) == whole)
  }

  @Test func `only edges that a view touches are moved`() {
    let inner = filler.padding(8).ignoresSafeArea()
    #expect(frame(of: page(inner)) == whole.insetBy(dx: 8, dy: 8))
    let small = filler.frame(width: 32, height: 32).ignoresSafeArea()
    #expect(frame(of: page(small)) == CGRect(x: 144, y: 92, width: 32, height: 32))
    let upper = VStack(spacing: 0) {
      filler.ignoresSafeArea()
      Spacer(minLength: 68)
    }
    #expect(frame(of: page(upper.frame(height: 168)))?.minY == 0)
  }

  @Test func `a narrow view has no room beside it where only an inset below is as wide`() {
    func room(_ view: some View) -> EdgeInsets? {
      var found: EdgeInsets?
      let reader = GeometryReader { geometry in
        let _ = found = geometry.safeAreaInsets
        Color.clear
      }
      _ = ViewHost(
        view.overlay(reader).safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40) })
      return found
    }
    let below = EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0)
    #expect(room(ScrollView { filler.frame(width: 4, height: 400) }) == below)
    #expect(room(filler.frame(width: 4)) == below)
    #expect(room(filler) == below)
  }

  @Test func `a background style reaches below bars, and a view behind does not`() {
    let clear = Color.clear
    #expect(frame(of: page(clear.background(filler))) == whole)
    #expect(frame(of: page(clear.background(filler, ignoresSafeAreaEdges: []))) == below)
    #expect(frame(of: page(clear.background { filler })) == below)
    #expect(frame(of: page(clear.background(filler, in: Rectangle()))) == below)
    #expect(frame(of: page(clear.overlay(filler))) == whole)
  }

  @Test func `the title line is in front of what reaches below it`() throws {
    let drawing = ViewHost(page(filler.ignoresSafeArea())).drawing
    let ground = try #require(drawing.firstIndex { $0.color == red })
    let title = try #require(drawing.firstIndex { $0.frame(ofText: "Page") != nil })
    #expect(ground < title)
  }

  @Test func `views of safe area insets and tabs are bars too`() {
    let inset = filler.ignoresSafeArea().safeAreaInset(edge: .bottom) {
      Color.clear.frame(height: 40)
    }
    #expect(frame(of: inset) == whole)
    #expect(frame(of: page(inset)) == whole)
    let tabs = TabView { filler.ignoresSafeArea().tabItem { Text("One") } }
    #expect(frame(of: tabs) == whole)
  }

  @Test func `nothing in a scroll view reaches out of it, and a geometry group is no hindrance`() {
    func inset(_ content: some View) -> some View {
      content.safeAreaInset(edge: .bottom) { Color.clear.frame(height: 40) }
    }
    let row = filler.frame(height: 152).ignoresSafeArea()
    #expect(frame(of: inset(ScrollView { row }))?.height == 152)
    #expect(frame(of: page(filler.ignoresSafeArea().geometryGroup())) == whole)
    #expect(frame(of: inset(filler.ignoresSafeArea().geometryGroup())) == whole)
  }

  @Test func `a geometry effect is no hindrance, either`() {
    #expect(frame(of: page(filler.ignoresSafeArea().scaleEffect(1))) == whole)
    let grouped = page(filler.ignoresSafeArea().rotationEffect(.zero).geometryGroup())
    #expect(frame(of: grouped) == whole)
  }

  @Test func `a reader is told how far bars reach`() {
    var insets: [EdgeInsets] = []
    let reader = GeometryReader { proxy in
      insets.append(proxy.safeAreaInsets)
      return filler
    }
    _ = ViewHost(page(reader))
    #expect(insets.last == EdgeInsets(top: 24, leading: 0, bottom: 0, trailing: 0))
    _ = ViewHost(page(reader.ignoresSafeArea()))
    #expect(insets.last == EdgeInsets())
    _ = ViewHost(page(reader.padding()))
    #expect(insets.last == EdgeInsets())
  }
}
