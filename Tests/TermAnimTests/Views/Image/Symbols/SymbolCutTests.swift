import Testing

@testable import TermAnim

struct SymbolCutTests {
  /// The names that tables of so many lines have, each as often as it is in them.
  private static func names(_ tables: [String], lines: Int) -> [String] {
    tables.flatMap { table in
      let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      return stride(from: 0, to: rows.count, by: lines + 1).flatMap { rows[$0] }
    }
  }

  private static let smallNames = names(
    [SymbolDrawings.places, SymbolDrawings.office, SymbolDrawings.devices], lines: 5)
  private static let signNames = names([SymbolDrawings.signs], lines: 5)
  private static let titleNames = names([SymbolDrawings.titles], lines: 7)

  @Test func `drawings are of symbols there are, with a picture for each name`() throws {
    for name in Self.smallNames + Self.signNames + Self.titleNames {
      #expect(GlyphTable.home(of: Substring(name)) != nil || name == "speaker", "\(name)")
    }
    for name in Self.smallNames {
      let lines = try #require(SymbolDrawings.small(name))
      #expect(lines.count == 4 || lines.count == 5, "\(name)")
      Self.expectPicture(lines, name)
    }
    for name in Self.signNames {
      let lines = try #require(SymbolDrawings.sign(name))
      #expect(lines.count == 4 || lines.count == 5, "\(name)")
      Self.expectPicture(lines, name)
    }
    for name in Self.titleNames {
      let lines = try #require(SymbolDrawings.title(name))
      #expect(lines.count == 7, "\(name)")
      Self.expectPicture(lines, name)
    }
  }

  private static func expectPicture(_ lines: [Substring], _ name: String) {
    #expect(Set(lines.map(\.count)).count == 1 && lines[0].count <= 9, "\(name)")
    #expect(lines.joined().allSatisfy { "#ox.".contains($0) }, "\(name)")
    #expect(lines.joined().contains { $0 != "." }, "\(name)")
  }

  @Test func `no two drawings of a size are alike, so that a filled symbol is not a hollow one`() {
    for (names, lines) in [
      (Self.smallNames, SymbolDrawings.small), (Self.signNames, SymbolDrawings.sign),
      (Self.titleNames, SymbolDrawings.title),
    ] {
      #expect(Set(names).count == names.count)
      #expect(Set(names.compactMap(lines)).count == names.count)
    }
  }

  @Test func `signs that are drawn are characters beside text`() {
    for name in Self.signNames + SymbolDrawings.otherSigns.keys {
      #expect(SymbolDrawings.sign(name) != nil && SymbolDrawings.small(name) == nil, "\(name)")
      #expect(SymbolCut(named: name)?.pixels.isEmpty == true, "\(name)")
    }
  }

  @Test func `names that share a drawing have one`() {
    for (name, other) in SymbolDrawings.others {
      #expect(SymbolDrawings.small(name) != nil, "\(name)")
      #expect(SymbolDrawings.small(name) == SymbolDrawings.small(other), "\(name)")
    }
  }

  @Test func `a sign is cut out of a filled shape, and in front of a faint one`() throws {
    let filled = try #require(SymbolCut(named: "plus.circle.fill"))
    #expect(filled.text == "+" && filled.isTextCutOut)
    #expect(filled.pixels == [".###.", "#####", "#####", ".###."])
    let hollow = try #require(SymbolCut(named: "plus.circle"))
    #expect(hollow.text == "+" && !hollow.isTextCutOut)
    #expect(hollow.pixels == [".ooo.", "ooooo", "ooooo", ".ooo."])
  }

  @Test(arguments: [
    ("a.square", "A"), ("7.circle.fill", "7"), ("10.circle", "10"), ("star.circle", "\u{2606}"),
    ("star.circle.fill", "\u{2605}"), ("exclamationmark.triangle", "!"),
    ("checkmark.seal", "\u{2713}"),
  ])
  func `a shape is around a character, a letter or figures`(name: String, text: String) throws {
    let cut = try #require(SymbolCut(named: name))
    #expect(cut.text == text)
    let (line, room) = (cut.textLine, cut.columns - text.count)
    #expect(room >= 4 && (cut.columns == 5 || text.count == 2))
    for pixels in cut.pixels[line...line + 1] {
      #expect(!pixels.dropFirst(room / 2).prefix(text.count).contains("."))
    }
  }

  @Test func `a longer name has the drawing that it begins with, filled if it says so`() {
    func pixels(_ name: String) -> [Substring]? { SymbolCut(named: name)?.pixels }
    #expect(pixels("bell.badge") == SymbolDrawings.small("bell"))
    #expect(pixels("folder.badge.plus.fill") == SymbolDrawings.small("folder.fill"))
    #expect(pixels("doc.text.fill") == SymbolDrawings.small("doc.fill"))
    #expect(pixels("ladybug") == nil && pixels("no.such.name") == nil)
  }

  @Test func `a symbol that is struck through is faint behind the stroke`() throws {
    for name in ["bell", "eye", "wifi"] {
      let struck = try #require(SymbolCut(named: name + ".slash")).pixels
      let whole = try #require(SymbolDrawings.small(name))
      #expect(struck.allSatisfy { $0.count { $0 == "#" } == 1 })
      #expect(struck.first?.first == "#" && struck.last?.last == "#")
      for (line, other) in zip(struck, whole) {
        for (pixel, old) in zip(line, other) where pixel != "#" {
          #expect((pixel == "o") == (old == "#"))
        }
      }
    }
  }

  @Test(arguments: [
    ["person", "person.2", "person.3"], ["clock", "timer"],
    ["speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.slash"],
  ])
  func `symbols that tell of more look like more`(names: [String]) {
    for cut in [SymbolCut.init(named:), SymbolCut.init(titled:)] {
      for ending in ["", ".fill"] {
        let pictures = names.map { cut($0 + ending)?.pixels }.filter { $0 != nil }
        #expect(Set(pictures).count == pictures.count)
      }
    }
  }

  @Test func `titles have drawings alone`() {
    #expect(SymbolCut(titled: "bell.fill")?.pixels == SymbolDrawings.title("bell.fill"))
    #expect(SymbolCut(titled: "gearshape") == SymbolCut(titled: "gear"))
    #expect(SymbolCut(titled: "plus.circle") == nil && SymbolCut(titled: "bell.badge") == nil)
  }

  @MainActor
  @Test(arguments: [
    "questionmark.bubble", "gift.circle.fill", "play.rectangle.fill", "person.2.circle",
    "tag.slash", "house.slash",
  ])
  func `a form of a symbol that there is none of is the symbol at the size of text`(name: String) {
    func picture(_ name: String, _ font: Font) -> Bitmap {
      FrameRenderer(columns: 20, rows: 6) { Image(systemName: name).font(font) }.bitmap()
    }
    #expect(GlyphTable.home(of: name[...]) == nil)
    #expect(picture(name, .body) != picture("no.such.name", .body))
    #expect(picture(name, .largeTitle) == picture("no.such.name", .largeTitle))
  }
}
