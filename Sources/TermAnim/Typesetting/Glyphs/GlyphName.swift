/// What a drawing of the table is called: bytes of UTF-8.
///
/// Told apart by the bytes alone. As words that may be written in several ways, the names of the
/// table would take most of a program's start to be told apart.
struct GlyphName: Hashable {
  let text: Substring

  static func == (left: GlyphName, right: GlyphName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
