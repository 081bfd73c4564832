import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// The light around the splash scene's card while colours sweep over it.
@MainActor
struct SplashGlowTests {
  @Test(arguments: ["1", "2", "5", "9"], [ColorScheme.dark, .light])
  func `under the card one colour flows into the other`(key: String, scheme: ColorScheme) throws {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: options)
    try renderer.perform("wait:2 \(key)")
    let card = SplashView.cardFrame(in: CGSize(width: 320, height: 192))
    var colors: Set<UInt32> = []
    for _ in 0..<12 {
      renderer.advance(by: 0.05)
      let picture = renderer.bitmap()
      for row in Int(card.maxY / 4)..<Int(card.maxY / 4) + 2 {
        let line = (Int(card.minX / 4)..<Int(card.maxX / 4))
          .map { picture.pixels[row * picture.width + $0] }
        for (one, next) in zip(line, line.dropFirst()) {
          #expect(Self.distance(one, next) < 24, "row \(row)")
        }
        colors.formUnion(line)
      }
    }
    #expect(colors.count > 40)
    withExtendedLifetime(console) {}
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `the light of a small card does not reach the words at the foot`(scheme: ColorScheme) {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash, motion: .none))
      .renderer(columns: 40, rows: 12, options: options)
    renderer.advance(by: 1)
    let picture = renderer.bitmap()
    for pixel in picture.pixels[20 * picture.width..<22 * picture.width] {
      #expect(Self.distance(pixel, picture.pixels[0]) < 3)
    }
    withExtendedLifetime(console) {}
  }

  /// The greatest difference of a component.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }

  private nonisolated static let kinds: [SplashShape.Kind] = [
    .sweep(.zero), .sweep(.degrees(225)), .circle(from: .center), .circle(from: .topLeading),
  ]

  private func picture(_ view: some View) -> Bitmap {
    FrameRenderer(columns: 80, rows: 60) { view.frame(width: 200, height: 120) }.bitmap()
  }

  @Test(arguments: kinds)
  func `a colour that has come covers all around the card, and one that begins nothing`(
    kind: SplashShape.Kind
  ) {
    func front(_ progress: Double) -> Bitmap {
      picture(SplashFront(progress: progress, kind: kind, color: .red))
    }
    #expect(front(1) == picture(Rectangle().fill(.red)))
    #expect(front(0) == picture(Color.clear))
    #expect(front(0.5) != front(1) && front(0.5) != front(0))
  }
}
