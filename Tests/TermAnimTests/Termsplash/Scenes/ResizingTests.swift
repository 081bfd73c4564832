import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// Scenes whose window changes its size while something moves.
@MainActor
struct ResizingTests {
  typealias Size = CompositionTests.Size

  private static func renderer(of name: SceneName, _ size: Size) -> FrameRenderer {
    let beginning = Show.Beginning(scene: name)
    return FrameRenderer(columns: size.columns, rows: size.rows) { Show(beginning) }
  }

  private static func resize(_ renderer: FrameRenderer, to size: Size) {
    var capabilities = TerminalCapabilities()
    capabilities.output = OutputCapabilities(lineFeedKeepsColumn: false)
    renderer.performance.configure(
      size: TerminalSize(columns: size.columns, rows: size.rows), capabilities: capabilities,
      groundMayChange: false)
  }

  /// The pixels that are clearly different.
  private static func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
    zip(one.pixels, other.pixels).count { one, other in
      [0, 8, 16].contains { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) > 8 }
    }
  }

  @Test(
    arguments: [
      (SceneName.polygon, "up"), (.flower, "c"), (.springs, "c"), (.transitions, "1"),
      (.gradient, "space"), (.gradient, "m"),
    ], [Size(columns: 60, rows: 18), Size(columns: 150, rows: 44)])
  func `what is on its way is where it would be had the window always had the size`(
    scene: (name: SceneName, key: String), size: Size
  ) throws {
    let first = Size(columns: 80, rows: 24)
    let (fresh, resized) = (
      Self.renderer(of: scene.name, size), Self.renderer(of: scene.name, first)
    )
    for renderer in [fresh, resized] { try renderer.perform("wait:2.5 \(scene.key) wait:0.2") }
    Self.resize(resized, to: size)
    // The knob of the gradient may be up to a pixel beside.
    let few = size.columns * size.rows * 2 / 50
    for seconds in [0, 1.0 / 60, 0.1, 0.2] {
      for renderer in [fresh, resized] { renderer.advance(by: seconds) }
      let count = Self.difference(fresh.bitmap(), resized.bitmap())
      #expect(count < few, "\(count) after \(seconds) s more")
    }
    for renderer in [fresh, resized] { renderer.advance(by: 4) }
    #expect(Self.difference(fresh.bitmap(), resized.bitmap()) == 0)
  }

  @Test(arguments: SceneName.allCases.filter { $0 != .ants && $0 != .flower && $0 != .clock })
  func `what is at rest is at once as it would be in a window of the size`(name: SceneName) {
    let (first, size) = (Size(columns: 80, rows: 24), Size(columns: 110, rows: 30))
    let (fresh, resized) = (Self.renderer(of: name, size), Self.renderer(of: name, first))
    for renderer in [fresh, resized] { renderer.advance(by: 8) }
    Self.resize(resized, to: size)
    #expect(Self.difference(fresh.bitmap(), resized.bitmap()) == 0)
  }
}
