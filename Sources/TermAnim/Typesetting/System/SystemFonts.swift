#if SystemFonts
  import CSystemFonts

  /// The fonts that fontconfig knows of, read by FreeType.
  ///
  /// A class because it is a cache: each face is looked for and opened once. Nothing is loaded
  /// before the first question.
  final class SystemFonts: FontSource {
    /// A question to fontconfig.
    private struct Wish: Hashable {
      var name: String?
      var design: Font.Design
      var scalar: Unicode.Scalar?
      var weight: Int32
      var isSlanted: Bool
      var isColored = false
    }

    /// A file and the face in it.
    private struct Place: Hashable {
      var path: String
      var index: Int32
    }

    private struct Found {
      /// By question, those without an answer too.
      var faces: [Wish: SystemFace?] = [:]
      var opened: [Place: SystemFace] = [:]
      /// By emoji, those without one too.
      var pictures: [Character: GlyphPicture?] = [:]
    }

    private let found = Locked(Found())

    func face(named name: String, for font: FontDescription) -> (any OutlineFace)? {
      face(
        Wish(
          name: name, design: .default, weight: font.weight.fontconfigValue,
          isSlanted: font.isItalic))
    }

    func face(with scalar: Unicode.Scalar, for font: FontDescription) -> (any OutlineFace)? {
      face(
        Wish(
          design: font.design, scalar: scalar, weight: font.weight.fontconfigValue,
          isSlanted: font.isItalic))
    }

    func picture(of emoji: Character) -> GlyphPicture? {
      if let known = found.withLock({ $0.pictures[emoji] }) { return known }
      let scalars = emoji.unicodeScalars.filter { !$0.properties.isVariationSelector }
      let picture = scalars.first.flatMap { first in
        face(
          Wish(
            design: .default, scalar: first, weight: Font.Weight.regular.fontconfigValue,
            isSlanted: false, isColored: true))
      }?.picture(of: Array(scalars))
      found.withLock { $0.pictures[emoji] = .some(picture) }
      return picture
    }

    private func face(_ wish: Wish) -> SystemFace? {
      found.withLock { found in
        if let known = found.faces[wish] { return known }
        let face = Self.place(of: wish).flatMap { place, font -> SystemFace? in
          if let open = found.opened[place] { return open }
          let face = SystemFace(
            path: place.path, index: place.index, weight: font.weight, isSlanted: font.is_slanted)
          found.opened[place] = face
          return face
        }
        found.faces[wish] = .some(face)
        return face
      }
    }

    private static func place(of wish: Wish) -> (Place, system_font)? {
      var font = system_font()
      let isFound = withOptionalCString(wish.name) { name in
        withOptionalCString(wish.isColored ? "emoji" : wish.design.fontconfigName) { kind in
          var question = system_font_wish(
            name: name, kind: kind, character: wish.scalar?.value ?? 0, weight: wish.weight,
            is_slanted: wish.isSlanted, is_colored: wish.isColored)
          return system_font_find(&question, &font)
        }
      }
      guard isFound else { return nil }
      let path = withUnsafeBytes(of: &font.path) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return (Place(path: path, index: font.index), font)
    }

    private static func withOptionalCString<Result>(
      _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
    ) -> Result {
      guard let text else { return body(nil) }
      return text.withCString { body($0) }
    }
  }

  extension Font.Design {
    /// The generic family that comes nearest.
    fileprivate var fontconfigName: String {
      switch self {
      case .default, .rounded: "sans-serif"
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    }
  }
#endif
