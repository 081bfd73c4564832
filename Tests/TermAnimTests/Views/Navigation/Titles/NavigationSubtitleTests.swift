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

  /// Where a word is drawn.
  private func place(of word: String, in host: ViewHost) -> CGPoint? {
    DrawnText.characters(in: host).first {
      $0.text == word
    }?.origin
  }

  @Test func `a subtitle stands below the title, in the middle of the line`() throws {
    let host = ViewHost(Page())
    host.run(for: 1)
    let title = try #require(place(of: "Albums", in: host))
    let subtitle = try #require(place(of: "243 items", in: host))
    #expect(subtitle.y == title.y + 8)
    #expect(abs((title.x + 12) - (subtitle.x + 18)) <= 4)
  }

  @Test func `below a large title a subtitle begins where the title does`() throws {
    let (host, bare) = (ViewHost(Page(isLarge: true)), ViewHost(Page(subtitle: "", isLarge: true)))
    host.run(for: 1)
    bare.run(for: 1)
    let subtitle = try #require(place(of: "243 items", in: host))
    #expect(subtitle.x < 16)
    let (page, barePage) = (
      try #require(place(of: "page", in: host)), try #require(place(of: "page", in: bare))
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
    #expect(place(of: "Albums", in: host) == place(of: "Albums", in: plain))
    #expect(place(of: "page", in: host) == place(of: "page", in: plain))
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
