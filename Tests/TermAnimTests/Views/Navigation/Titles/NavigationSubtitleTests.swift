import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NavigationSubtitleTests {
  private struct Page: View {
    var subtitle = "243 items"
    var isLarge = false
    var removed: ToolbarDefaultItemKind?

    var body: some View {
      NavigationStack {
        Text("page")
          .navigationTitle("Albums")
          .navigationSubtitle(subtitle)
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          .toolbar(removing: removed)
      }
    }
  }

  @Test func `a subtitle stands below the title, in the middle of the line`() throws {
    let host = ViewHost(Page())
    host.run(for: 1)
    let title = try #require(host.frame(of: "Albums")?.origin)
    let subtitle = try #require(host.frame(of: "243 items")?.origin)
    #expect(subtitle.y == title.y + 8)
    #expect(abs((title.x + 12) - (subtitle.x + 18)) <= 4)
  }

  @Test func `below a large title a subtitle begins where the title does`() throws {
    let (host, bare) = (ViewHost(Page(isLarge: true)), ViewHost(Page(subtitle: "", isLarge: true)))
    host.run(for: 1)
    bare.run(for: 1)
    let subtitle = try #require(host.frame(of: "243 items")?.origin)
    #expect(subtitle.x < 16)
    let (page, barePage) = (
      try #require(host.frame(of: "page")?.origin), try #require(bare.frame(of: "page")?.origin)
    )
    #expect(page.y > barePage.y)
  }

  @Test func `an empty subtitle takes no room`() throws {
    let (host, plain) = (
      ViewHost(Page(subtitle: "")),
      ViewHost(
        NavigationStack {
          Text("page").navigationTitle("Albums").navigationBarTitleDisplayMode(.inline)
        })
    )
    host.run(for: 1)
    plain.run(for: 1)
    #expect(host.frame(of: "Albums")?.origin == plain.frame(of: "Albums")?.origin)
    #expect(host.frame(of: "page")?.origin == plain.frame(of: "page")?.origin)
  }

  @Test func `a title that is removed is not shown with its subtitle`() {
    let host = ViewHost(Page(removed: .title))
    host.run(for: 1)
    #expect(host.strings == ["page"])
    let other = ViewHost(Page(removed: .sidebarToggle))
    other.run(for: 1)
    #expect(Set(other.strings) == ["page", "Albums", "243 items"])
  }

  @Test func `a title comes back when it is removed no longer`() {
    struct Turning: View {
      @State private var isRemoved = true

      var body: some View {
        NavigationStack {
          Text("turn").onTapGesture { isRemoved = false }
            .navigationTitle("Albums")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar(removing: isRemoved ? .title : nil)
        }
      }
    }
    let host = ViewHost(Turning())
    host.run(for: 1)
    #expect(host.strings == ["turn"])
    host.tap(on: "turn")
    host.run(for: 1)
    #expect(Set(host.strings) == ["turn", "Albums"])
  }
}
