import TermAnim
import Testing

@testable import termsplash

/// Scenes where a cell is not exactly twice as high as it is wide, as in most terminals.
@MainActor
struct CellAspectTests {
  /// Of cells of 8x17, 9x19, 8x15, 7x15 and 10x21 pixels.
  nonisolated static let aspects = [8.0 / 17, 9.0 / 19, 8.0 / 15, 7.0 / 15, 10.0 / 21]

  /// What has straight edges, or small marks; letters and large round things blend anywhere.
  nonisolated static let edged: [SceneName] = [
    .splash, .counter, .gradient, .motion, .clock, .springs, .transitions, .keyframes, .phases,
    .fireworks,
  ]

  /// What is a share of the screen across and down.
  nonisolated static let filling: [SceneName] = [.gradient, .transitions, .fireworks]

  /// A scene that has come to rest on a light ground, on which the most edges are seen.
  private func picture(of name: SceneName, cellAspect: Double) -> Bitmap {
    func picture(_ scene: some DemoScene) -> Bitmap {
      let content = scene.content
      var options = PlayerOptions()
      options.cellAspect = cellAspect
      options.colorScheme = .light
      options.framesPerSecond = 10
      options.reducesMotion = true
      let renderer = FrameRenderer(columns: 80, rows: 24, options: options) { content }
      renderer.advance(by: 0.1)
      scene.play()
      renderer.advance(by: 3)
      return renderer.bitmap()
    }
    return picture(name.makeScene(seed: 3))
  }

  /// How many pixels are a mix of those above and below them, and how many of these are in
  /// stretches of five or more, as along a straight edge within a row of pixels.
  private func blends(in picture: Bitmap) -> (all: Int, alongEdges: Int) {
    var (all, alongEdges) = (0, 0)
    for row in 1..<picture.height - 1 {
      var stretch = 0
      for column in 0...picture.width {
        if column < picture.width, isBlend(row * picture.width + column, in: picture) {
          stretch += 1
          continue
        }
        all += stretch
        if stretch >= 5 { alongEdges += stretch }
        stretch = 0
      }
    }
    return (all, alongEdges)
  }

  private func isBlend(_ index: Int, in picture: Bitmap) -> Bool {
    func channels(_ index: Int) -> [Int] {
      [0, 8, 16].map { Int(picture.pixels[index] >> $0 & 0xFF) }
    }
    let (above, here, below) = (
      channels(index - picture.width), channels(index), channels(index + picture.width)
    )
    func distance(_ one: [Int], _ other: [Int]) -> Int {
      zip(one, other).map { abs($0 - $1) }.max() ?? 0
    }
    return distance(above, below) >= 20 && min(distance(above, here), distance(here, below)) >= 4
      && (0..<3).allSatisfy {
        min(above[$0], below[$0])...max(above[$0], below[$0]) ~= here[$0]
      }
  }

  @Test(arguments: edged, aspects)
  func `edges are as crisp as with square pixels`(name: SceneName, cellAspect: Double) {
    let wanted = blends(in: picture(of: name, cellAspect: 0.5))
    let found = blends(in: picture(of: name, cellAspect: cellAspect))
    #expect(found.alongEdges <= wanted.alongEdges + 20)
    #expect(found.all <= wanted.all * 13 / 10)
  }

  @Test(arguments: filling, aspects)
  func `what fills the screen has the pixels that it has when they are square`(
    name: SceneName, cellAspect: Double
  ) {
    let (wanted, found) = (
      picture(of: name, cellAspect: 0.5), picture(of: name, cellAspect: cellAspect)
    )
    let others = wanted.pixels.indices.count { index in
      [0, 8, 16].contains {
        abs(Int(wanted.pixels[index] >> $0 & 0xFF) - Int(found.pixels[index] >> $0 & 0xFF)) > 16
      }
    }
    // A few at the edges of round things.
    #expect(others <= wanted.pixels.count / 200)
  }

  @Test(arguments: aspects + [0.3, 0.5, 1])
  func `what is in the middle of an even square has whole pixels around it`(cellAspect: Double) {
    let pixel = CGSize(width: 4, height: 2 / cellAspect)
    for side in stride(from: 20.0, through: 200, by: 1.5) {
      for size in [
        CGSize.evenSquare(side, of: pixel), CGSize.evenSquare(within: side, of: pixel),
      ] {
        for count in [size.width / pixel.width, size.height / pixel.height] {
          #expect(abs(count.remainder(dividingBy: 2)) < 1e-9)
        }
      }
      let largest = CGSize.evenSquare(within: side, of: pixel)
      #expect(largest.width <= side && largest.width > side - 2 * pixel.width)
      #expect(largest.height <= side && largest.height > side - 2 * pixel.height)
    }
    for rows in 2...60 {
      let side = Double(rows) * 2 * pixel.height
      #expect(CGSize.evenSquare(within: side - 1e-12, of: pixel).height > side - pixel.height)
    }
  }
}
