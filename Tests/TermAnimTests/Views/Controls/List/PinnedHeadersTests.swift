import Foundation
import Testing

@testable import TermAnim

/// Lists of three sections of ten rows, in a screen that is as high as a few of them.
@MainActor
struct PinnedHeadersTests {
  private func host(_ style: some ListStyle, width: CGFloat = 320) -> ViewHost {
    ViewHost(
      List {
        ForEach(0..<3) { section in
          Section("Head \(section)") {
            ForEach(0..<10) { Text("row \(section) \($0)") }
          }
        }
      }
      .listStyle(style), size: CGSize(width: width, height: 96))
  }

  private func scroll(_ host: ViewHost, by distance: CGFloat) {
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
    host.run(for: 2)
  }

  @Test func `the header of a plain list stays in view until its section has gone`() throws {
    let host = host(.plain)
    let start = try #require(host.frame(of: "Head 0")).minY
    let row =
      try #require(host.frame(of: "row 0 1")).minY - #require(host.frame(of: "row 0 0")).minY
    scroll(host, by: 3 * row)
    let pinned = try #require(host.frame(of: "Head 0")).minY
    #expect(pinned >= 0 && pinned <= start)
    scroll(host, by: 4 * row)
    #expect(host.frame(of: "Head 0")?.minY == pinned)
    // It is pushed out by the next one, which takes its place.
    scroll(host, by: 3.5 * row)
    #expect(try #require(host.frame(of: "Head 0")).minY < pinned)
    scroll(host, by: 2 * row)
    #expect(host.frame(of: "Head 1")?.minY == pinned)
  }

  @Test func `rows are not seen behind a header that is pinned`() throws {
    let host = host(.plain)
    func grounds() -> [CGRect] {
      let ground = host.graph.environment.groundColors.ground
      return host.drawing.filter { $0.color == ground }.compactMap(\.bounds)
    }
    #expect(grounds().isEmpty)
    scroll(host, by: 40)
    let (head, ground) = (try #require(host.frame(of: "Head 0")), try #require(grounds().first))
    #expect(grounds().count == 1)
    #expect(ground.minX == 0 && ground.width == 320 && ground.contains(head))
    let place = try #require(host.drawing.lastIndex { $0.bounds == ground })
    func rows(_ commands: ArraySlice<FlatCommand>) -> [CGRect] {
      commands.flatMap { command in
        (0..<10).compactMap { command.frame(ofText: "row 0 \($0)") }
      }
    }
    let (before, after) = (rows(host.drawing[..<place]), rows(host.drawing[place...]))
    #expect(before.contains { $0.intersects(ground) })
    #expect(!after.contains { $0.intersects(ground) })
  }

  @Test func `headers stay in view in some styles, and scroll away in others`() {
    func isSeen(_ style: some ListStyle) -> Bool {
      let host = host(style)
      scroll(host, by: 60)
      return host.frame(of: "Head 0").map { $0.minY >= 0 } ?? false
    }
    #expect(isSeen(.plain) && isSeen(.automatic) && isSeen(.inset))
    #expect(!isSeen(.grouped) && !isSeen(.insetGrouped))
    #expect(!isSeen(.sidebar) && !isSeen(.bordered))
  }
}
