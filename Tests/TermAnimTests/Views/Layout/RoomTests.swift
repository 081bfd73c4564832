import Foundation
import Testing

@testable import TermAnim

/// What is larger than the screen does not push the bars beside it out of sight.
@MainActor
struct RoomTests {
  private let size = CGSize(width: 160, height: 96)

  private var large: some View { Color.red.frame(width: 40, height: 400) }

  @Test func `a page taller than the screen keeps its way back`() {
    let host = ViewHost(
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in large }
      }, size: size)
    host.run(for: 2)
    #expect(host.frame(of: "\u{2039} Back").map { (0..<20).contains($0.minY) } == true)
    #expect(host.drawing.last { $0.bounds?.height == 400 } != nil)
  }

  @Test func `a tab taller than the screen keeps the bar`() {
    let bar = ViewHost(TabView { large.tabItem { Text("A") } }, size: size)
    let small = ViewHost(TabView { Color.red.tabItem { Text("A") } }, size: size)
    #expect(bar.frame(of: "A") != nil)
    #expect(bar.frame(of: "A")?.minY == small.frame(of: "A")?.minY)
  }

  @Test func `a search through what is taller than the screen keeps its field`() {
    let host = ViewHost(
      large.searchable(text: .constant("wanted")), size: size)
    #expect(host.frame(of: "wanted").map { (0..<40).contains($0.minY) } == true)
  }
}
