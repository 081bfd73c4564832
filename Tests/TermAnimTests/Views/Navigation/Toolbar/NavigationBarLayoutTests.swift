import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NavigationBarLayoutTests {
  /// How far below the top of the page its content begins.
  private func height(title: CGFloat, items: CGFloat, isLarge: Bool) throws -> CGFloat {
    let host = ViewHost(
      VStack(spacing: 0) {
        NavigationBarLayout(isHidden: false, isLarge: isLarge).callAsFunction {
          Color.clear.frame(width: items, height: items)
          Color.clear.frame(width: title, height: title)
          Color.clear.frame(width: 0, height: 0)
        }
        Text("page")
        Spacer(minLength: 0)
      })
    return try #require(host.frame(of: "page")).minY
  }

  @Test func `what follows begins with a row, whatever is in the line`() throws {
    #expect(try height(title: 8, items: 8, isLarge: false) == 24)
    #expect(try height(title: 8, items: 25, isLarge: false) == 32)
    #expect(try height(title: 27, items: 8, isLarge: false) == 32)
    #expect(try height(title: 20.5, items: 0, isLarge: true) == 40)
    #expect(try height(title: 20.5, items: 8, isLarge: true) == 56)
    #expect(try height(title: 0, items: 8, isLarge: true) == 24)
    #expect(try height(title: 0, items: 0, isLarge: true) == 0)
  }
}
