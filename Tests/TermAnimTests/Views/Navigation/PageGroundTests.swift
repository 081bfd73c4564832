import Foundation
import Testing

@testable import TermAnim

/// What is seen of views behind navigation stacks and tabs.
@MainActor
struct PageGroundTests {
  /// The pixel in the lower left corner.
  private func corner(_ view: some View) -> UInt32 {
    let renderer = FrameRenderer(columns: 40, rows: 12) { view }
    renderer.advance(by: 1)
    let bitmap = renderer.bitmap()
    return bitmap.pixels[(bitmap.height - 1) * bitmap.width]
  }

  private var plain: UInt32 { corner(Color.clear) }
  private var blue: UInt32 { corner(Color.blue) }

  private func behind(_ view: some View) -> UInt32 {
    corner(
      ZStack {
        Color.red
        view
      })
  }

  @Test func `nothing is seen through a navigation stack, and through what is in it`() {
    #expect(behind(NavigationStack { Text("page") }) == plain)
    #expect(behind(NavigationStack { Text("page").navigationTitle("title") }) == plain)
    #expect(behind(NavigationView { Text("page") }) == plain)
    #expect(behind(Text("page")) != plain)
  }

  @Test func `nothing is seen through tabs, but through pages side by side`() {
    #expect(behind(TabView { Text("first").tabItem { Text("1") } }) != corner(Color.red))
    #expect(
      behind(TabView { Text("first").toolbar(.hidden, for: .tabBar).tabItem { Text("1") } })
        == plain)
    #expect(behind(TabView { Text("first") }.tabViewStyle(.page)) == corner(Color.red))
  }

  @Test func `a page has the ground that it is given`() {
    let page = Text("page")
    #expect(
      behind(NavigationStack { page.containerBackground(.blue, for: .navigation) }) == blue)
    #expect(
      behind(NavigationStack { page.containerBackground(for: .navigation) { Color.blue } }) == blue)
    #expect(
      behind(NavigationStack { page.containerBackground(.clear, for: .navigation) })
        == corner(Color.red))
    #expect(
      behind(NavigationStack { page.containerBackground(.blue, for: .tabView) }) == plain)
  }

  @Test func `the ground of a sheet is seen behind a navigation stack on it`() {
    let sheet = Color.clear.sheet(isPresented: .constant(true)) {
      NavigationStack { Text("page") }.presentationBackground(.blue)
    }
    let renderer = FrameRenderer(columns: 40, rows: 12) { sheet }
    renderer.advance(by: 2)
    let bitmap = renderer.bitmap()
    #expect(bitmap.pixels[20 * bitmap.width + 20] == blue)
  }
}
