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
      (SceneName.polygon, "up"), (.flower, "c"), (.springs, "c"), (.springs, "space"),
      (.transitions, "1"), (.gradient, "space"), (.gradient, "m"), (.counter, "space"),
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

  /// The first and the last column and row of what is clearly drawn.
  private static func extent(of picture: Bitmap) -> [Int] {
    let drawn = picture.pixels.indices.filter { index in
      [0, 8, 16].contains { picture.pixels[index] >> $0 & 0xFF > 0x60 }
    }
    let (columns, rows) = (drawn.map { $0 % picture.width }, drawn.map { $0 / picture.width })
    return [columns.min(), columns.max(), rows.min(), rows.max()].map { $0 ?? -1 }
  }

  @Test(arguments: [Size(columns: 60, rows: 18), Size(columns: 150, rows: 44)])
  func `dancers on their way into the row are as far apart as in a window of the size`(
    size: Size
  ) throws {
    let first = Size(columns: 80, rows: 24)
    let (fresh, resized) = (Self.renderer(of: .phases, size), Self.renderer(of: .phases, first))
    for renderer in [fresh, resized] { try renderer.perform("wait:5 space wait:1.5") }
    Self.resize(resized, to: size)
    for _ in 0..<8 {
      // Their places are whole pixels, which are not quite the same share of a dancer.
      let (one, other) = (Self.extent(of: fresh.bitmap()), Self.extent(of: resized.bitmap()))
      #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 1 }, "\(one) \(other)")
      for renderer in [fresh, resized] { renderer.advance(by: 0.08) }
    }
  }

  @Test(
    arguments: SceneName.allCases.filter { $0 != .ants && $0 != .flower && $0 != .clock },
    [Size(columns: 80, rows: 24), Size(columns: 60, rows: 18)])
  func `what is at rest is at once as it would be in a window of the size`(
    name: SceneName, first: Size
  ) {
    let size = Size(columns: 110, rows: 30)
    let (fresh, resized) = (Self.renderer(of: name, size), Self.renderer(of: name, first))
    for renderer in [fresh, resized] { renderer.advance(by: 8) }
    Self.resize(resized, to: size)
    #expect(Self.difference(fresh.bitmap(), resized.bitmap()) == 0)
  }
}
