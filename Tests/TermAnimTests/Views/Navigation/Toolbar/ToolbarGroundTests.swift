import Foundation
import Testing

@testable import TermAnim

/// What is behind title lines, and their colour scheme.
@MainActor
struct ToolbarGroundTests {
  /// The pixel in the upper left corner, which is one of the title line.
  private func corner(_ page: some View) -> UInt32 {
    let renderer = FrameRenderer(columns: 40, rows: 12) { page }
    renderer.advance(by: 1)
    return renderer.bitmap().pixels[0]
  }

  private var blue: UInt32 { corner(Color.blue) }
  private var plain: UInt32 { corner(NavigationStack { Text("page").navigationTitle("title") }) }

  @Test func `a title line has the ground that a view on the page gives it`() {
    let page = Text("page").navigationTitle("title")
    #expect(corner(NavigationStack { page.toolbarBackground(.blue, for: .navigationBar) }) == blue)
    #expect(
      corner(
        NavigationStack {
          page.toolbarBackground(.blue, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
        }) == blue)
    #expect(corner(NavigationStack { page.toolbarBackground(.blue) }) == blue)
    #expect(corner(NavigationStack { page.toolbarBackground(.blue, for: .tabBar) }) == plain)
  }

  @Test func `a ground of a title line can be left out, and is a material where none is given`() {
    let page = Text("page").navigationTitle("title")
    let hidden = page.toolbarBackground(.blue, for: .navigationBar)
      .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    #expect(corner(NavigationStack { hidden }) == plain)
    let visible = page.toolbarBackgroundVisibility(.visible, for: .navigationBar)
    #expect(corner(NavigationStack { visible }) != plain)
    #expect(corner(NavigationStack { page.toolbarBackground(.hidden) }) == plain)
  }

  @Test func `the ground of a page's title line goes with the page`() {
    let renderer = FrameRenderer(columns: 40, rows: 12) {
      NavigationStack {
        NavigationLink("next") {
          Text("other").navigationTitle("second").toolbarBackground(.blue, for: .navigationBar)
        }
        .navigationTitle("first")
      }
    }
    #expect(renderer.bitmap().pixels[0] == plain)
    renderer.press(KeyStroke(.tab))
    renderer.press(KeyStroke(.return))
    renderer.advance(by: 2)
    #expect(renderer.bitmap().pixels[0] == blue)
    renderer.press(KeyStroke(.escape))
    renderer.advance(by: 2)
    #expect(renderer.bitmap().pixels[0] == plain)
  }

  @Test(arguments: [ColorScheme.light, .dark, nil])
  func `a title line has the colour scheme that is asked for, and the page its own`(
    scheme: ColorScheme?
  ) {
    var seen: [String: ColorScheme] = [:]
    struct Teller: View {
      let tell: (ColorScheme) -> Void
      @Environment(\.colorScheme) private var scheme

      var body: some View {
        let _ = tell(scheme)
        Text("x")
      }
    }
    let host = ViewHost(
      NavigationStack {
        Teller { seen["page"] = $0 }
          .toolbar { ToolbarItem { Teller { seen["item"] = $0 } } }
          .toolbarColorScheme(scheme, for: .navigationBar)
      })
    host.settle()
    #expect(seen["page"] == .light && seen["item"] == scheme ?? .light)
  }
}
