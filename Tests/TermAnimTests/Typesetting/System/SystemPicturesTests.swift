#if SystemFonts
  import Foundation
  import Testing

  @testable import TermAnim

  /// Pictures of a font in colours, read by FreeType and joined by HarfBuzz.
  struct SystemPicturesTests {
    /// The face of a file with such pictures.
    private static func face() throws -> SystemFace {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("colors-\(UUID().uuidString).ttf")
      try ColorFontFile().data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let face = SystemFace(path: file.path, index: 0, weight: 80, isSlanted: false)
      // While the file is still there: HarfBuzz reads it when it is first asked.
      _ = face?.picture(of: ["A", "B"])
      return try #require(face)
    }

    @Test func `a picture has its pixels, and the place and room that its font says`() throws {
      let picture = try #require(try Self.face().picture(of: ["A"]))
      #expect(picture.width == 2 && picture.height == 2)
      #expect(picture.pixels == PictureFonts.pixels)
      #expect(picture.box == CGRect(x: 0, y: -1, width: 1, height: 1))
      #expect(picture.advance == 1.5)
    }

    @Test func `what a font lacks or does not join has no picture`() throws {
      let face = try Self.face()
      #expect(face.picture(of: ["C"]) == nil)
      #expect(face.picture(of: ["B", "A"]) == nil)
      #expect(face.picture(of: []) == nil)
      #expect(face.outline(of: "A", pixels: 20, isHinted: false, weight: .regular) == nil)
    }

    @Test(.enabled(if: hasHarfBuzz))
    func `characters that the font joins are one picture`() throws {
      let face = try Self.face()
      #expect(face.picture(of: ["A", "B"]) != nil)
    }

    @Test func `without a picture for a skin it is that without`() throws {
      #expect(try Self.face().picture(of: ["A", "\u{1F3FD}"]) != nil)
    }

    private static var hasHarfBuzz: Bool {
      guard let library = dlopen("libharfbuzz.so.0", RTLD_LAZY) else { return false }
      dlclose(library)
      return true
    }
  }
#endif
