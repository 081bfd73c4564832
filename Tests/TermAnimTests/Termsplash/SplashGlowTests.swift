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
    renderer.perform(try KeyScript("wait:2 \(key)").steps)
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

  /// The greatest difference of a component.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }

  @Test func `a sweep with a bleed is the sweep, and goes on beyond its rectangle`() {
    let rect = CGRect(x: 40, y: 40, width: 80, height: 40)
    for kind in [SplashShape.Kind.sweep(.zero), .sweep(.degrees(135))] {
      let plain = SplashShape(progress: 0.5, kind: kind).path(in: rect)
      let wide = SplashShape(progress: 0.5, kind: kind, bleed: 30).path(in: rect)
      for x in stride(from: 41.0, to: 120, by: 7) {
        for y in stride(from: 41.0, to: 80, by: 7) {
          let point = CGPoint(x: x, y: y)
          #expect(plain.contains(point) == wide.contains(point))
        }
      }
      #expect(wide.boundingRect.height > plain.boundingRect.height + 29)
    }
  }

  @Test func `a colour that has come covers all around the card, before it becomes the base`() {
    func picture(_ depth: @escaping () -> some View) -> Bitmap {
      FrameRenderer(columns: 80, rows: 60) {
        depth().frame(width: 200, height: 120)
      }.bitmap()
    }
    let rect = CGRect(x: 0, y: 0, width: 200, height: 120)
    let kinds: [SplashShape.Kind] = [.sweep(.zero), .sweep(.degrees(225)), .circle(from: .center)]
    for kind in kinds {
      let swept = picture {
        SplashShape(progress: 1, kind: kind, bleed: 48).fill(.red).blur(radius: 12)
          .frame(width: rect.width, height: rect.height).clipped()
      }
      #expect(swept == picture { Rectangle().fill(.red) })
    }
  }
}
