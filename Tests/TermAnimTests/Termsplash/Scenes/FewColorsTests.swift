import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// Scenes on terminals that make most colours of dots.
@MainActor
struct FewColorsTests {
  private nonisolated static let few: [ColorDepth] = [.indexed16, .monochrome]

  /// The picture of a scene that has come to rest, before it is made of the colours there are.
  private static func picture(
    of name: SceneName, _ depth: ColorDepth, _ scheme: ColorScheme = .dark, columns: Int = 80,
    rows: Int = 24
  ) -> Bitmap {
    var options = PlayerOptions()
    (options.colorDepth, options.colorScheme) = (depth, scheme)
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: name))
      .renderer(columns: columns, rows: rows, options: options)
    renderer.advance(by: 6)
    return withExtendedLifetime(console) { renderer.bitmap() }
  }

  private static func ink(_ scheme: ColorScheme) -> UInt32 {
    scheme == .dark ? 0xFFFF_FFFF : 0xFF00_0000
  }

  @Test(
    arguments: [SceneName.splash, .percent, .wave, .counter, .colortext, .polygon],
    [ColorScheme.dark, .light])
  func `without colours words are of ink`(name: SceneName, scheme: ColorScheme) {
    let picture = Self.picture(of: name, .monochrome, scheme)
    #expect(picture.pixels.count { $0 == Self.ink(scheme) } >= 15)
  }

  @Test(arguments: few, [ColorScheme.dark, .light])
  func `the name on the card stands on the ground`(depth: ColorDepth, scheme: ColorScheme) {
    let picture = Self.picture(of: .splash, depth, scheme)
    let (ink, ground) = (Self.ink(scheme), picture.pixels[0])
    let card = picture.pixels[picture.width * 14 + picture.width / 2]
    #expect(card != ink && card != ground)
    let places = picture.pixels.indices.filter { picture.pixels[$0] == ink }
    #expect(places.count > 25)
    for place in places {
      let around = [-1, 1, -picture.width, picture.width].map { picture.pixels[place + $0] }
      #expect(!around.contains(card))
    }
  }

  @Test(arguments: few)
  func `nothing is behind the digits of the counter and the polygon`(depth: ColorDepth) {
    for (name, share) in [(SceneName.counter, 0.41), (.polygon, 0.4)] {
      let picture = Self.picture(of: name, depth)
      // To the left of a digit, and within its wheel or outline.
      let place = picture.width * (picture.height * 9 / 20) + Int(Double(picture.width) * share)
      #expect(picture.pixels[place] == picture.pixels[0], "\(name)")
      let rich = Self.picture(of: name, .trueColor)
      #expect(rich.pixels[place] != rich.pixels[0], "\(name)")
    }
  }

  @Test(arguments: few, [(40, 12), (60, 18), (80, 24), (120, 40)])
  func `the town leaves the words at the foot alone`(
    depth: ColorDepth, size: (columns: Int, rows: Int)
  ) {
    let picture = Self.picture(
      of: .fireworks, depth, columns: size.columns, rows: size.rows)
    let (width, height) = (picture.width, picture.height)
    let words = picture.pixels[width * (height - 4)..<width * (height - 2)]
    #expect(Set(words) == [picture.pixels[0]])
    let roofs = picture.pixels[width * (height * 3 / 5)..<width * (height - 4)]
    #expect(roofs.contains(Self.ink(.dark)))
  }

  @Test(arguments: few, [ColorScheme.dark, .light])
  func `the figure is of one colour, and its face of another`(
    depth: ColorDepth, scheme: ColorScheme
  ) {
    let picture = Self.picture(of: .keyframes, depth, scheme)
    let (left, right) = (picture.width * 2 / 5, picture.width * 3 / 5)
    let figure = picture.pixels.indices.filter {
      (left..<right).contains($0 % picture.width)
        && (picture.height / 2..<picture.height * 3 / 4).contains($0 / picture.width)
    }.map { picture.pixels[$0] }
    let counts = Dictionary(grouping: figure) { $0 }.mapValues(\.count)
    let most = counts.values.sorted(by: >).prefix(2).reduce(0, +)
    #expect(most * 10 > figure.count * 7)
    let skin: UInt32 = depth == .indexed16 ? 0xFF00_FFFF : Self.ink(scheme)
    #expect(counts[skin] ?? 0 > 40)
  }

  @Test(arguments: few + [.indexed256])
  func `nothing is within the ants' way`(depth: ColorDepth) {
    let picture = Self.picture(of: .ants, depth)
    let middle = picture.width * (picture.height / 2) + picture.width / 2
    #expect(picture.pixels[middle] == picture.pixels[0])
    #expect(Self.picture(of: .ants, .trueColor).pixels[middle] != picture.pixels[0])
  }

  @Test(arguments: few, [(60, 18), (80, 24)])
  func `nothing is behind the hands of the clock`(
    depth: ColorDepth, size: (columns: Int, rows: Int)
  ) {
    /// The pixels of the colour that most of the drawn ones have.
    func most(_ depth: ColorDepth) -> Int {
      let picture = Self.picture(of: .clock, depth, .light, columns: size.columns, rows: size.rows)
      let drawn = picture.pixels.filter { $0 != picture.pixels[0] }
      return Dictionary(grouping: drawn) { $0 }.values.map(\.count).max() ?? 0
    }
    #expect(most(.trueColor) > 150)
    #expect(1..<80 ~= most(depth))
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `in 256 colours the disc behind the figure has one of them`(scheme: ColorScheme) {
    let picture = Self.picture(of: .keyframes, .indexed256, scheme)
    let palette = DitheredPalette(.xterm256)
    let disc = picture.pixels.indices.filter {
      abs($0 % picture.width - picture.width / 2) < 8 && 16..<20 ~= $0 / picture.width
    }
    let colors = Set(disc.map { palette.color(of: picture.pixels[$0], x: $0 % 8, y: $0 / 8) })
    #expect(colors.count == 1 && Set(disc.map { picture.pixels[$0] }).count == 1)
    #expect(picture.pixels[disc[0]] != picture.pixels[0])
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `in 256 colours the dancers are flat`(scheme: ColorScheme) {
    let picture = Self.picture(of: .phases, .indexed256, scheme)
    let (palette, flat) = (DitheredPalette(.xterm256), Palette.xterm256.colors)
    let colors = Set(
      picture.pixels.indices.map {
        palette.color(of: picture.pixels[$0], x: $0 % picture.width, y: $0 / picture.width)
      })
    let own = Set(picture.pixels.map { $0 & 0xFF_FFFF })
    let dancers = own.filter { pixel in
      picture.pixels.count { $0 & 0xFF_FFFF == pixel } > 60 && pixel & 0xFF != pixel >> 8 & 0xFF
    }
    #expect(dancers.count == 4)
    #expect(dancers.allSatisfy { dancer in flat.contains { $0.bits & 0xFF_FFFF == dancer } })
    #expect(colors.count < 60)
  }

  @Test func `in 256 colours nothing dithered is behind the polygon`() {
    let picture = Self.picture(of: .polygon, .indexed256)
    let place = picture.width * (picture.height * 9 / 20) + Int(Double(picture.width) * 0.4)
    #expect(picture.pixels[place] == picture.pixels[0])
  }

  @Test(arguments: few, [ColorScheme.dark, .light])
  func `all dots below the card are seen`(depth: ColorDepth, scheme: ColorScheme) {
    let picture = Self.picture(of: .splash, depth, scheme)
    let card = SplashView.cardFrame(in: CGSize(width: 320, height: 192))
    let below = picture.pixels[picture.width * (Int(card.maxY / 4) + 2)..<picture.width * 44]
    let ground = Int(picture.pixels[0] & 0xFF)
    #expect(below.count { abs(Int($0 & 0xFF) - ground) > 120 } >= 30)
  }

  @Test(arguments: few)
  func `on a light ground the knob of the gradient is black, and so are light digits`(
    depth: ColorDepth
  ) {
    for name in [SceneName.gradient, .counter] {
      let (light, dark) = (Self.picture(of: name, depth, .light), Self.picture(of: name, depth))
      #expect(light.pixels.count { $0 == Self.ink(.light) } >= 8, "\(name)")
      if name == .gradient {
        #expect(dark.pixels.count { $0 == Self.ink(.dark) } >= 8, "\(name)")
      }
    }
  }

  @Test(arguments: few, [ColorScheme.dark, .light])
  func `the sun is yellow or empty within its outline, and the moon full`(
    depth: ColorDepth, scheme: ColorScheme
  ) {
    let picture = Self.picture(of: .fireworks, depth, scheme)
    let middle = Int(picture.height * 22 / 100) * picture.width + picture.width * 86 / 100
    let sun: UInt32 = depth == .indexed16 ? 0xFF00_FFFF : picture.pixels[0]
    #expect(picture.pixels[middle] == (scheme == .dark ? Self.ink(.dark) : sun))
    let row = picture.pixels[middle - 6..<middle + 6]
    #expect(row.count { $0 == Self.ink(scheme) } >= 2)
    #expect(Set(row).isSubset(of: [picture.pixels[0], Self.ink(scheme), sun]))
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `in 256 colours the disc behind the figure has no soft edge`(scheme: ColorScheme) {
    let picture = Self.picture(of: .keyframes, .indexed256, scheme)
    let above = picture.pixels[picture.width * 4..<picture.width * 14]
    #expect(Set(above).count == 2)
  }

  @Test(arguments: few)
  func `where there are few colours the knob of the gradient has no shadow`(depth: ColorDepth) {
    let picture = Self.picture(of: .gradient, depth, .light)
    let knob = picture.pixels.indices.filter { picture.pixels[$0] == Self.ink(.light) }
    let bottom = (knob.max() ?? 0) / picture.width
    // Its lower edge may be within a pixel.
    let below = picture.pixels[(bottom + 2) * picture.width..<(bottom + 4) * picture.width]
    #expect(Set(below) == [picture.pixels[0]])
  }

  @Test(arguments: few)
  func `on a light ground letters of light colours are black`(depth: ColorDepth) {
    var options = PlayerOptions()
    (options.colorDepth, options.colorScheme) = (depth, .light)
    let sunset = Palette.all[1]
    func black(@ViewBuilder _ content: @escaping () -> some View) -> Int {
      FrameRenderer(columns: 80, rows: 24, options: options) { content() }.bitmap()
        .pixels.count { $0 == Self.ink(.light) }
    }
    // The first letter is yellow.
    let wave = black {
      WaveText(
        text: "LL", phase: 0, width: 6, size: 60, swell: 1.3, anchor: .bottom, palette: sunset)
    }
    let flow = black {
      FlowingText(text: "LL", palette: sunset, share: 0).font(.system(size: 60, weight: .bold))
    }
    #expect(wave > 10 && flow > 10)
  }

  @Test func `words keep colours that can be seen on the ground`() {
    func isInk(_ color: Color, _ depth: ColorDepth, _ scheme: ColorScheme) -> Bool {
      var environment = EnvironmentValues()
      (environment.terminalColorDepth, environment.colorScheme) = (depth, scheme)
      return environment.wordColor(onGround: color) == environment.ink
    }
    #expect(isInk(.yellow, .indexed16, .light))
    #expect(!isInk(.yellow, .indexed16, .dark))
    #expect(!isInk(.yellow, .trueColor, .light))
    #expect(!isInk(.blue, .indexed16, .light))
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `without colours the present swatch is no fainter than the others`(scheme: ColorScheme) {
    let picture = Self.picture(of: .splash, .monochrome, scheme)
    // The upper half of the dots, of which the long one alone has whole pixels.
    let row = picture.pixels[picture.width * 39..<picture.width * 40]
    #expect(row.count { $0 == Self.ink(scheme) } == 2)
  }
}
