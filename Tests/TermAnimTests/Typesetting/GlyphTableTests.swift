import Foundation
import Testing

@testable import TermAnim

struct GlyphTableTests {
  private func missing(in characters: some Sequence<Character>) -> String {
    let face = FittedFace(TypesettingSupport.font(10), pixelsPerPoint: 1, source: NoFonts())
    return String(characters.filter { face.glyph(for: $0) == nil })
  }

  private func characters(_ range: ClosedRange<UInt32>) -> [Character] {
    range.compactMap(Unicode.Scalar.init).map(Character.init)
  }

  @Test(arguments: [
    ("ASCII", 0x20...0x7E), ("Latin-1", 0xA0...0xFF), ("Latin Extended-A", 0x100...0x17F),
    ("Greek capitals", 0x391...0x3A1), ("Greek capitals", 0x3A3...0x3AB),
    ("Greek letters", 0x3AC...0x3CE), ("Cyrillic", 0x400...0x45F), ("box corners", 0x256D...0x2573),
  ])
  func `a block is covered`(name: String, block: ClosedRange<UInt32>) {
    #expect(missing(in: characters(block)) == "", "\(name)")
  }

  @Test func `arrows, mathematics, boxes and figures are covered`() {
    let signs =
      "←↑→↓↔↕↖↗↘↙⇐⇒⇔∀∂∃∅∇∈∉∏∑−√∝∞∧∨∩∪∫≈≠≡≤≥±×÷°½¼¾─│┌┐└┘├┤┬┴┼═║╔╗╚╝━┃█▀▄■□▲▼◆○●★☆♥✓✗…–—“”‘’•€£¥©®™№"
    #expect(missing(in: signs) == "")
  }

  @Test func `letters of other languages are composed of letters and marks`() {
    #expect(missing(in: "ṣṭạẽỹǎǐǒǔḳ") == "")
    #expect(missing(in: "e\u{301}o\u{308}\u{301}") == "")
  }

  @Test func `a character without a drawing has no glyph`() {
    #expect(missing(in: "我\u{1B}\u{7}\u{202E}🦖") == "我\u{1B}\u{7}\u{202E}🦖")
  }

  @Test(arguments: [
    "heart", "heart.fill", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "xmark",
    "xmark.circle", "xmark.circle.fill", "plus", "plus.circle", "plus.circle.fill", "minus", "play",
    "play.fill", "pause", "pause.fill", "stop.fill", "star", "star.fill", "bell", "bell.fill",
    "gear", "gearshape", "gearshape.fill", "arrow.left", "arrow.right", "arrow.up", "arrow.down",
    "arrow.clockwise", "arrow.counterclockwise", "arrow.up.arrow.down", "circle", "circle.fill",
    "square", "square.fill", "checkmark", "checkmark.circle", "checkmark.circle.fill", "house",
    "house.fill", "person", "person.fill", "magnifyingglass", "trash", "pencil", "envelope",
    "phone", "bolt.fill", "flame.fill", "sun.max.fill", "moon.fill", "cloud.fill", "bookmark",
    "bookmark.fill", "camera", "photo", "paperplane.fill", "hand.thumbsup.fill", "ellipsis",
    "line.3.horizontal", "square.and.arrow.up", "info.circle", "questionmark.circle",
    "exclamationmark.triangle", "exclamationmark.triangle.fill", "lock.fill", "eye", "music.note",
    "speaker.wave.2.fill", "wifi", "location.fill", "cart", "clock", "calendar", "airplane",
    "car.fill", "sparkles", "arrow.triangle.2.circlepath", "cloud.sun.rain.fill", "pawprint",
    "hand.raised.fill", "mappin.and.ellipse", "qrcode", "trophy.fill", "doc.on.doc",
    "gamecontroller.fill", "textformat", "chart.pie.fill", "bell.slash", "3.circle.fill",
    "note.text", "rectangle.stack.person.crop", "arrow.trianglehead.clockwise", "lightswitch.on",
    "circles.hexagongrid.fill", "rectangle.on.rectangle", "microphone", "moon.circle.fill",
    "rectangle.3.offgrid.fill", "arrow.up.message.fill", "airplayaudio", "delete.backward.fill",
    "square.and.arrow.up.circle.fill", "circle.grid.cross.fill", "vision.pro", "book.pages",
    "rectangle.portrait.and.arrow.forward.fill", "filemenu.and.selection", "wave.3.right",
    "message.badge.waveform", "square.3.stack.3d.top.fill", "airpods.max", "pencil.and.outline",
    "rotate.3d", "list.clipboard.fill", "arrow.triangle.2.circlepath.circle.fill", "lasso",
    "arrow.up.left.and.down.right.magnifyingglass", "scribble.variable", "sterlingsign.circle",
    "envelope.badge.fill", "envelope.open", "tray.and.arrow.up", "house.circle.fill", "trash.slash",
    "bolt.slash.fill", "bolt.car", "person.fill.questionmark", "fan.fill", "bird", "cat.fill",
    "dog", "lizard.fill", "eyes", "mustache", "ear.fill", "brain.head.profile",
    "airplane.departure", "wineglass", "balloon.fill", "party.popper", "flag.checkered", "rosette",
    "hands.clap", "person.wave.2.fill", "calendar.badge.clock", "clock.badge.checkmark.fill",
    "camera.viewfinder", "function", "crop", "ruler.fill", "level", "binoculars.fill",
    "rotate.left.fill", "flip.horizontal", "photo.stack.fill", "wrench.and.screwdriver",
    "paintbrush.pointed", "eyedropper.halffull", "bandage", "sun.horizon.fill", "humidity",
    "beach.umbrella", "ferry.fill", "scooter", "skateboard", "surfboard.fill", "tennis.racket",
    "volleyball.fill", "sportscourt", "figure.yoga", "storefront.fill", "house.lodge",
    "lamp.desk.fill", "washer", "radio.fill", "memorychip.fill", "powerplug", "flashlight.on.fill",
    "airpodspro", "phone.fill.arrow.up.right", "video.fill.badge.plus", "rectangle.split.3x1.fill",
    "deskclock", "oar.2.crossed", "ev.charger.fill",
  ])
  func `a picture has a drawing`(name: String) throws {
    let face = FittedFace(TypesettingSupport.font(10), pixelsPerPoint: 1, source: NoFonts())
    let symbol = try #require(face.symbol(named: name))
    #expect(symbol.inkWidth > 0)
  }

  @Test func `every letter and the numbers up to 50 are in circles and in squares`() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    for sign in letters + (0...50).map(String.init) {
      for shape in ["circle", "circle.fill", "square", "square.fill"] {
        #expect(GlyphTable.home(of: "\(sign).\(shape)") != nil, "\(sign).\(shape)")
      }
    }
  }

  @Test func `a name that is no picture has none`() {
    let face = FittedFace(TypesettingSupport.font(10), pixelsPerPoint: 1, source: NoFonts())
    #expect(face.symbol(named: "") == nil)
    #expect(face.symbol(named: "a") == nil)
    #expect(face.symbol(named: "heart.filled") == nil)
  }

  @Test func `a name that stands for another leads to a drawing`() {
    for name in GlyphTable.names {
      #expect(GlyphTable.home(of: name) != nil, "\(name)")
    }
  }

  @Test func `each line is found by its name, which it has for itself`() {
    let names = GlyphTable.lineNames
    #expect(names.count > 2000 && Set(names.map(GlyphName.init)).count == names.count)
    for name in names { #expect(GlyphTable.home(of: name) != nil, "\(name)") }
    // What only begins with a name, or is part of one, is none.
    for name in ["hear", "eart", "heart.fil", "A:", "U+", "\n", " ", ""] {
      #expect(GlyphTable.home(of: name[...]) == nil, "\(name)")
    }
  }

  @Test func `a name is found however its characters are composed`() throws {
    let composed = GlyphTable.names.filter { $0.utf8.count > 1 && $0.count == 1 }
    #expect(composed.contains("ď"))
    for name in composed {
      #expect(name.utf8.elementsEqual(name.precomposedStringWithCanonicalMapping.utf8), "\(name)")
      let written = name.decomposedStringWithCanonicalMapping[...]
      let home = try #require(GlyphTable.home(of: written), "\(name)")
      #expect(GlyphDesign.named(home, for: []) != nil, "\(name)")
    }
  }

  /// The outlines of a line of text are filled as one shape, so a fill that ran against the strokes
  /// would put holes where they meet.
  @Test(arguments: [(size: 11.0, isHinted: true), (size: 40.0, isHinted: false)])
  func `no fill winds against the strokes`(size: Double, isHinted: Bool) throws {
    let face = FittedFace(TypesettingSupport.font(size), pixelsPerPoint: isHinted ? 1 : nil)
    for name in GlyphTable.names where !name.hasPrefix("U+") {
      let design = try #require(GlyphDesign.named(name, for: []))
      guard design.skeleton.parts.contains(where: { $0.manner != .stroked }) else { continue }
      let glyph = name.count == 1 ? name.first.flatMap(face.glyph) : face.symbol(named: "\(name)")
      let outline = try #require(glyph?.outline, "\(name)")
      let (bounds, contours) = (outline.boundingRect, Contours(flattening: outline, tolerance: 0.1))
      let points = (0..<49).map { step in
        CGPoint(
          x: bounds.minX + bounds.width * (CGFloat(step % 7) + 0.5) / 7,
          y: bounds.minY + bounds.height * (CGFloat(step / 7) + 0.5) / 7)
      }
      let against = points.filter { contours.winding(at: $0) < 0 }
      #expect(against.isEmpty, "\(name) at \(against)")
    }
  }
}
