#if SystemFonts
  import CSystemFonts
  import Foundation

  /// A face of the machine, open for as long as the program runs.
  ///
  /// Unchecked, because FreeType is not for two threads at once: whoever uses `face` holds
  /// `freetype`, the lock of them all.
  final class SystemFace: OutlineFace, @unchecked Sendable {
    let isSlanted: Bool
    let ascent: Double
    let descent: Double
    /// On fontconfig's scale.
    private let weight: Int32
    private let face: OpaquePointer

    private static let freetype = Locked(())

    /// Nil when the file has neither outlines nor pictures.
    init?(path: String, index: Int32, weight: Int32, isSlanted: Bool) {
      guard let face = Self.freetype.withLock({ _ in OpaqueFace(system_face_open(path, index)) })
      else { return nil }
      self.face = face.pointer
      (self.weight, self.isSlanted) = (weight, isSlanted)
      ascent = system_face_ascent(face.pointer)
      descent = system_face_descent(face.pointer)
    }

    deinit {
      Self.freetype.withLock { _ in system_face_close(face) }
    }

    func outline(
      of scalar: Unicode.Scalar, pixels: Double, isHinted: Bool, weight: Font.Weight
    ) -> FaceOutline? {
      Self.freetype.withLock { _ in
        let glyph = system_face_glyph(face, scalar.value)
        guard glyph != 0 else { return nil }
        var outline = system_outline()
        let boldness = boldness(for: weight, pixels: pixels)
        guard system_face_outline(face, glyph, pixels, isHinted, boldness, &outline) else {
          return nil
        }
        defer { system_outline_free(&outline) }
        let elements = UnsafeBufferPointer(start: outline.elements, count: Int(outline.count))
        return FaceOutline(path: Path(elements), advance: outline.advance)
      }
    }

    /// The picture of an emoji in colours; nil when the face has none, or cannot join its scalars.
    ///
    /// Where the face has no picture with a skin it is that without.
    func picture(of scalars: [Unicode.Scalar]) -> GlyphPicture? {
      Self.freetype.withLock { _ in
        let glyph = glyph(of: scalars)
        guard glyph != 0 else { return nil }
        var picture = system_glyph_picture()
        guard system_face_picture(face, glyph, &picture) else { return nil }
        defer { system_glyph_picture_free(&picture) }
        return GlyphPicture(picture)
      }
    }

    /// The one glyph of some scalars; 0 when there is none.
    private func glyph(of scalars: [Unicode.Scalar]) -> UInt32 {
      if scalars.count == 1 { return system_face_glyph(face, scalars[0].value) }
      let glyph = system_face_ligature(face, scalars.map(\.value), Int32(scalars.count))
      let plain = scalars.filter { !$0.properties.isEmojiModifier }
      return glyph == 0 && plain.count < scalars.count ? self.glyph(of: plain) : glyph
    }

    /// The pairs of the `kern` table; those of other tables are not read.
    func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double {
      Self.freetype.withLock { _ in system_face_kerning(face, left.value, right.value) }
    }

    /// What is added to the width of strokes when a bold face was asked for and this one is not.
    private func boldness(for weight: Font.Weight, pixels: Double) -> Double {
      let wanted = weight.fontconfigValue
      guard wanted >= Font.Weight.semibold.fontconfigValue, self.weight <= 110 else { return 0 }
      return pixels / 24
    }
  }

  /// A pointer that may be handed out by a lock.
  private struct OpaqueFace: @unchecked Sendable {
    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
      guard let pointer else { return nil }
      self.pointer = pointer
    }
  }

  extension Font.Weight {
    /// The weight on fontconfig's scale.
    var fontconfigValue: Int32 {
      let scale: [(Font.Weight, Int32)] = [
        (.ultraLight, 0), (.thin, 40), (.light, 50), (.regular, 80), (.medium, 100),
        (.semibold, 180), (.bold, 200), (.heavy, 205), (.black, 210),
      ]
      return scale.first { $0.0 == self }?.1 ?? 80
    }
  }

  extension Path {
    /// The path of an outline whose y goes up.
    fileprivate init(_ elements: UnsafeBufferPointer<system_outline_element>) {
      self.init()
      var isOpen = false
      for element in elements {
        let points = [
          CGPoint(x: element.x.0, y: -element.y.0), CGPoint(x: element.x.1, y: -element.y.1),
          CGPoint(x: element.x.2, y: -element.y.2),
        ]
        switch element.step {
        case system_outline_move:
          if isOpen { closeSubpath() }
          move(to: points[0])
          isOpen = true
        case system_outline_line: addLine(to: points[0])
        case system_outline_quad: addQuadCurve(to: points[1], control: points[0])
        default: addCurve(to: points[2], control1: points[0], control2: points[1])
        }
      }
      if isOpen { closeSubpath() }
    }
  }

  extension GlyphPicture {
    /// The picture that FreeType has drawn.
    fileprivate init(_ picture: system_glyph_picture) {
      (width, height) = (Int(picture.width), Int(picture.height))
      pixels = Array(UnsafeBufferPointer(start: picture.pixels, count: width * height))
      box = CGRect(
        x: Double(picture.left) / picture.size, y: -Double(picture.top) / picture.size,
        width: Double(picture.width) / picture.size, height: Double(picture.height) / picture.size)
      advance = picture.advance / picture.size
    }
  }
#endif
