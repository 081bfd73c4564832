import ClientShared
import Testing

@testable import TermAnim

/// Sources that say `import SwiftUI` are compiled as they are where the compiler takes the one
/// module for the other.
@MainActor
struct ClientSharedTests {
  @Test func `a view from a file that imports SwiftUI moves as it does elsewhere`() {
    let renderer = FrameRenderer(columns: 20, rows: 20) { Sunrise() }
    let middles = [0, 0.5, 0.5].map { seconds in
      renderer.advance(by: seconds)
      return middle(of: renderer.image(magnification: 1))
    }
    #expect(middles == [25, 20, 15])
  }

  /// How far below the upper edge the middle of what is not black lies, in pixels.
  private func middle(of image: Bitmap) -> Double? {
    let rows = (0..<image.height).filter {
      image.pixels[$0 * image.width + image.width / 2] & 0xFF_FFFF != 0
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return Double(first + last + 1) / 2
  }

  @Test func `the guide names the setting that does it`() throws {
    let setting = #".unsafeFlags(["-module-alias", "SwiftUI=TermAnim"])"#
    for path in ["Package.swift", "docs/Guide.md"] {
      let text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
      #expect(text.contains(setting), "\(path)")
    }
  }
}
