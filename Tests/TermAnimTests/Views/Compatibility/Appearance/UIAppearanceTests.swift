import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UIAppearanceTests {
  private let green = Color(UIColor(Color.green)).resolved

  /// How many commands of the view are green.
  private func greens(in view: some View) -> Int {
    let host = ViewHost(view)
    host.run(for: 1)
    return host.drawing.count { $0.color == green }
  }

  @Test func `dots of pages have the colours that are set`() {
    let look = UIPageControl.appearance()
    defer { (look.currentPageIndicatorTintColor, look.pageIndicatorTintColor) = (nil, nil) }
    let dots = PageDots(count: 3, index: 1, hasGround: false)
    #expect(greens(in: dots) == 0)
    look.currentPageIndicatorTintColor = UIColor(Color.green)
    #expect(greens(in: dots) == 1)
    look.pageIndicatorTintColor = UIColor(Color.green)
    #expect(greens(in: dots) == 3)
  }

  @Test func `segments have the grounds that are set`() {
    let look = UISegmentedControl.appearance()
    defer { (look.selectedSegmentTintColor, look.backgroundColor) = (nil, nil) }
    let picker = Picker("", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
      .pickerStyle(.segmented)
    #expect(greens(in: picker) == 0)
    look.selectedSegmentTintColor = UIColor(Color.green)
    #expect(greens(in: picker) == 1)
    look.backgroundColor = UIColor(Color.green)
    #expect(greens(in: picker) == 2)
  }

  @Test func `lists have the ground that is set`() {
    let look = UITableView.appearance()
    defer { look.backgroundColor = nil }
    let list = List { Text("row") }.listStyle(.insetGrouped)
    #expect(greens(in: list) == 0)
    look.backgroundColor = UIColor(Color.green)
    #expect(greens(in: list) == 1)
  }

  @Test func `title lines have the ground that is set`() {
    let look = UINavigationBar.appearance()
    let green = UIColor(Color.green)
    defer {
      (look.barTintColor, look.backgroundColor) = (nil, nil)
      look.standardAppearance.configureWithDefaultBackground()
    }
    let page = NavigationStack { Text("page").navigationTitle("Title") }
    #expect(greens(in: page) == 0)
    look.backgroundColor = green
    #expect(greens(in: page) == 1)
    (look.backgroundColor, look.barTintColor) = (UIColor(Color.red), green)
    #expect(greens(in: page) == 1)
    (look.barTintColor, look.standardAppearance.backgroundColor) = (UIColor(Color.red), green)
    #expect(greens(in: page) == 1)
  }

  /// Whether the title of a page is green.
  private func isTitleGreen(isLarge: Bool) -> Bool {
    let host = ViewHost(
      NavigationStack {
        Color.clear.navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      })
    host.run(for: 1)
    return DrawnText.characters(in: host).map(\.color).contains(green)
      || DrawnText.glyphs(in: host).map(\.paint).contains(.color(green))
  }

  @Test func `titles have the colours of the appearances of their line`() {
    let look = UINavigationBar.appearance()
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    defer {
      (look.standardAppearance, look.scrollEdgeAppearance) = (UINavigationBarAppearance(), nil)
      look.titleTextAttributes = nil
    }
    look.titleTextAttributes = [.foregroundColor: UIColor(Color.blue)]
    standard.titleTextAttributes = [.foregroundColor: UIColor(Color.green)]
    edge.largeTitleTextAttributes = [.foregroundColor: UIColor(Color.green)]
    #expect(!isTitleGreen(isLarge: false))
    look.standardAppearance = standard
    #expect(isTitleGreen(isLarge: false))
    #expect(!isTitleGreen(isLarge: true))
    look.scrollEdgeAppearance = edge
    #expect(isTitleGreen(isLarge: true))
  }

  @Test func `what is said of the ground of a bar is forgotten with it`() {
    let bar = UITabBarAppearance()
    bar.configureWithOpaqueBackground()
    (bar.backgroundColor, bar.shadowColor) = (.red, .blue)
    bar.backgroundEffect = UIBlurEffect(style: .dark)
    bar.configureWithTransparentBackground()
    #expect(bar.backgroundColor == nil && bar.shadowColor == nil && bar.backgroundEffect == nil)
  }

  @Test func `titles have the fonts and colours that are set`() {
    let look = UINavigationBar.appearance()
    defer { look.titleTextAttributes = nil }
    let page = NavigationStack {
      Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    func title() -> [Paint] {
      let host = ViewHost(page)
      host.run(for: 1)
      return DrawnText.glyphs(in: host).map(\.paint)
    }
    #expect(title() == [])
    look.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor(Color.green),
    ]
    #expect(title() == [.color(green)])
  }
}
