import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// Whether what is to be read can be read, by the contrast of WCAG 2.2.
@MainActor
struct ToneTests {
  @Test(arguments: [ColorScheme.dark, .light])
  func `every tone has the contrast of text on all that words stand on`(scheme: ColorScheme) throws
  {
    for background in [AnyShapeStyle(.background), AnyShapeStyle(.background.secondary)] {
      for tone in [Tone.calm, .quiet] {
        let view = Text("W").foregroundStyle(tone).textRendering(.characters)
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(background)
        let ratios = try Self.ratios(scheme, columns: 9, rows: 3) { view }
        #expect(ratios.count == 1 && ratios.allSatisfy { $0.value >= 4.5 }, "\(ratios)")
      }
    }
  }

  @Test func `what is read second is quieter than what is read first`() throws {
    for scheme in [ColorScheme.dark, .light] {
      let ratios = try [AnyShapeStyle(Color.primary), AnyShapeStyle(.calm), AnyShapeStyle(.quiet)]
        .map { style in
          try #require(
            Self.ratios(scheme, columns: 9, rows: 3) {
              Text("W").foregroundStyle(style).textRendering(.characters)
            }.first?.value)
        }
      #expect(ratios == ratios.sorted(by: >) && Set(ratios).count == 3, "\(ratios)")
    }
  }

  @Test(arguments: SceneName.allCases, [ColorScheme.dark, .light])
  func `all words of a scene have the contrast of text`(name: SceneName, scheme: ColorScheme) throws
  {
    for (columns, rows) in [(60, 18), (80, 24), (120, 40)] {
      var options = PlayerOptions()
      options.colorScheme = scheme
      let (renderer, console) = Staging(beginning: Show.Beginning(scene: name))
        .renderer(columns: columns, rows: rows, options: options)
      renderer.advance(by: 6)
      let ratios = try Self.ratios(of: renderer)
      #expect(ratios.count > 20)
      for (text, ratio) in ratios where ratio < 4.5 {
        Issue.record("'\(text)' has \(ratio) at \(columns)x\(rows)")
      }
      withExtendedLifetime(console) {}
    }
  }

  @Test(arguments: termsplash.Palette.all, [ColorScheme.dark, .light])
  func `characters can be read on plates of every colour`(
    palette: termsplash.Palette, scheme: ColorScheme
  ) throws {
    for share in [0.0, 0.3, 0.6, 1] {
      let ratios = try Self.ratios(scheme, columns: 60, rows: 6) {
        FlowingChips(
          text: "AAAA", palette: palette, share: share, room: CGSize(width: 200, height: 40))
      }
      #expect(ratios.count == 4 && ratios.allSatisfy { $0.value >= 4.5 }, "\(ratios)")
    }
  }

  /// The letters and digits of a view that are characters, and their contrasts.
  private static func ratios<Content: View>(
    _ scheme: ColorScheme, columns: Int, rows: Int, @ViewBuilder of view: () -> Content
  ) throws -> [(key: String, value: Double)] {
    var options = PlayerOptions()
    options.colorScheme = scheme
    return try ratios(
      of: FrameRenderer(columns: columns, rows: rows, options: options, root: view))
  }

  private static func ratios(of renderer: FrameRenderer) throws -> [(key: String, value: Double)] {
    let size = renderer.performance.screenSize
    let screen = VirtualScreen(columns: size.columns, rows: size.rows)
    screen.show(lines: renderer.lines())
    return try (0..<size.rows).flatMap { row in
      try (0..<size.columns).compactMap { column in
        let cell = screen[column, row]
        guard cell.text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        return (cell.text, try #require(Contrast.ratio(cell.foreground, cell.background)))
      }
    }
  }
}
