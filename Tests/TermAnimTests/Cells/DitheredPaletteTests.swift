import Testing

@testable import TermAnim

struct DitheredPaletteTests {
  @Test func `the 256 colours are xterm's`() {
    let colors = Palette.xterm256.colors
    #expect(colors.count == 240)
    #expect(colors[0] == CellColor(index: 16, rgb: 0))
    #expect(colors[196 - 16] == CellColor(index: 196, rgb: 0x0000FF))
    #expect(colors[110 - 16] == CellColor(index: 110, rgb: 0xD7_AF87))
    #expect(colors[232 - 16] == CellColor(index: 232, rgb: 0x08_0808))
    #expect(colors[255 - 16] == CellColor(index: 255, rgb: 0xEE_EEEE))
  }

  @Test(arguments: [true, false])
  func `a colour of the palette is shown flat, as itself`(isLarge: Bool) {
    let colors = (isLarge ? Palette.xterm256 : Palette.xterm16).colors
    let palette = DitheredPalette(isLarge ? .xterm256 : .xterm16)
    for color in colors {
      let rgb = color.bits & 0xFF_FFFF
      for x in 0..<8 {
        for y in 0..<8 {
          #expect(palette.color(of: rgb, x: x, y: y).bits & 0xFF_FFFF == rgb)
        }
      }
      #expect(palette.nearest(to: rgb).bits & 0xFF_FFFF == rgb)
    }
  }

  @Test func `the nearest colour is the nearest to the eye`() {
    let palette = DitheredPalette(.xterm256)
    var dice = CellDice(seed: 1)
    for _ in 0..<200 {
      // The middle of a step of six bits, for which the table stands.
      let pixel = UInt32(dice.roll(0..<0x100_0000)) & 0xFC_FCFC
      let wanted = PerceivedColor(CellColor(pixel: pixel | pixel >> 6 & 0x03_0303))
      let least = Palette.xterm256.colors.map {
        PerceivedColor($0).distanceSquared(to: wanted)
      }.min()
      let found = PerceivedColor(palette.nearest(to: pixel)).distanceSquared(to: wanted)
      #expect(found == least)
    }
  }

  @Test func `a grey is made of greys, also of sixteen colours`() {
    let palette = DitheredPalette(.xterm16)
    for grey in stride(from: UInt32(0), through: 0xFF, by: 4) {
      let pixel = grey * 0x01_0101
      for (x, y) in (0..<64).map({ ($0 % 8, $0 / 8) }) {
        let color = palette.color(of: pixel, x: x, y: y)
        #expect(color.red == color.green && color.green == color.blue, "\(grey)")
      }
    }
  }

  @Test(arguments: [0x67_6767, 0x0D_0D0D, 0xDF_DFDF, 0x58_D130, 0x28_8DFF] as [UInt32])
  func `what looks like a colour of the palette is shown flat`(rgb: UInt32) {
    let palette = DitheredPalette(.xterm256)
    let nearest = palette.nearest(to: rgb)
    for (x, y) in (0..<64).map({ ($0 % 8, $0 / 8) }) {
      #expect(palette.color(of: rgb, x: x, y: y) == nearest)
    }
  }

  @Test(arguments: [0x3C_1428, 0x60_2040, 0x20_4080, 0x30_5A14] as [UInt32])
  func `the light of a dithered area is nearer to the colour's than a flat one's`(rgb: UInt32) {
    let palette = DitheredPalette(.xterm256)
    var sum = SIMD3<Float>()
    for x in 0..<8 {
      for y in 0..<8 { sum += palette.color(of: rgb, x: x, y: y).light }
    }
    let wanted = PerceivedColor(CellColor(pixel: rgb))
    let dithered = PerceivedColor(light: sum / 64).distanceSquared(to: wanted)
    let flat = PerceivedColor(palette.nearest(to: rgb)).distanceSquared(to: wanted)
    #expect(dithered < flat)
  }

  @Test func `a block of thresholds has each of 64 once`() {
    let thresholds = (0..<64).map { OrderedThresholds.threshold(x: $0 % 8, y: $0 / 8) }
    #expect(Set(thresholds) == Set(0..<64))
    #expect(OrderedThresholds.threshold(x: 11, y: 13) == OrderedThresholds.threshold(x: 3, y: 5))
  }

  @Test func `distances are OKLab's`() {
    // bottosson.github.io/posts/oklab: white is at lightness 1, sRGB's red at (0.628, 0.225,
    // 0.126).
    let (black, white) = (
      PerceivedColor(CellColor(pixel: 0)), PerceivedColor(CellColor(pixel: 0xFF_FFFF))
    )
    #expect(abs(white.distanceSquared(to: black) - 1) < 1e-4)
    let red = PerceivedColor(CellColor(pixel: 0xFF))
    #expect(abs(red.lightness - 0.628) < 1e-3)
    #expect(abs(red.distanceSquared(to: black) - 0.4610) < 1e-3)
  }
}
