import Foundation
import TermAnim
import Testing

@testable import termsplash

/// How scenes fill screens of any size: one subject, large, in the middle, with air around it.
@MainActor
struct CompositionTests {
  /// Columns and rows of cells.
  struct Size: CustomTestStringConvertible, Sendable {
    let columns: Int
    let rows: Int

    var testDescription: String { "\(columns)x\(rows)" }
  }

  nonisolated static let sizes = [(40, 12), (60, 18), (80, 24), (120, 40), (200, 60), (300, 100)]
    .map {
      Size(columns: $0.0, rows: $0.1)
    }

  /// What is meant to reach the edges.
  private static let bleeding: Set<SceneName> = [.fireworks]

  @Test(arguments: sizes)
  func `a subject at rest is large and in the middle, with a tenth free on each side`(
    size: Size
  ) throws {
    let (width, height) = (Double(size.columns), Double(2 * size.rows))
    let least = (x: (width / 10).rounded(.down) - 1, y: (height / 10).rounded(.down))
    for name in SceneName.allCases where !Self.bleeding.contains(name) {
      let subject = try #require(extent(of: name, size), "\(name)")
      #expect(min(subject.minX, width - subject.maxX) >= least.x, "\(name): \(subject)")
      #expect(min(subject.minY, height - subject.maxY) >= least.y, "\(name): \(subject)")
      #expect(
        subject.width >= width * 0.5 || subject.height > height * 0.38, "\(name): \(subject)")
      #expect(abs(subject.midX - width / 2) <= width * 0.05, "\(name): \(subject)")
      #expect(abs(subject.midY - height * 0.47) <= height * 0.11, "\(name): \(subject)")
    }
  }

  @Test(arguments: [16, 18, 24, 40, 100])
  func `a row is free between the picture and the words above and below it`(rows: Int) {
    let area = Picture<EmptyView>.area(of: CGSize(width: 320, height: 8 * Double(rows)))
    #expect(area.minY >= 3 * 8)
    #expect(area.maxY <= 8 * Double(rows - 3))
  }

  /// Where the pixels lie that differ from the ground more than a shadow does, of a scene that has
  /// come to rest, without the stage's words, and its
  /// characters.
  private func extent(of name: SceneName, _ size: Size) -> CGRect? {
    func renderer(_ scene: some DemoScene) -> FrameRenderer {
      let content = scene.content
      var options = PlayerOptions()
      options.framesPerSecond = 10
      options.reducesMotion = true
      let renderer = FrameRenderer(columns: size.columns, rows: size.rows, options: options) {
        content
      }
      renderer.advance(by: 0.1)
      scene.play()
      renderer.advance(by: 2)
      return renderer
    }
    let renderer = renderer(name.makeScene(seed: 3))
    let (picture, screen) = (
      renderer.bitmap(), VirtualScreen(columns: size.columns, rows: size.rows)
    )
    screen.show(lines: renderer.lines())
    let places = picture.pixels.indices.filter { index in
      differs(picture.pixels[index], picture.pixels[0])
        || screen.halves(column: index % picture.width, row: index / picture.width / 2) == nil
    }
    let columns = places.map { $0 % picture.width }
    guard let left = columns.min(), let right = columns.max(), let top = places.first,
      let bottom = places.last
    else { return nil }
    let (first, last) = (top / picture.width, bottom / picture.width)
    return CGRect(x: left, y: first, width: right + 1 - left, height: last + 1 - first)
  }

  private func differs(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16].contains { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) > 40 }
  }
}
