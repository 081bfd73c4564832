extension GlyphTable {
  /// Combining marks, drawn about x = 0: those above stand on y = 0, those below hang from it.
  static let marks = """
    U+0300 nn M -1.6 2.2 L 0.8 0
    U+0301 nn M -0.8 0 L 1.6 2.2
    U+0302 nn M -2.2 0 L 0 2.2 L 2.2 0
    U+0303 nn M -2.6 0.2 C -1.4 2.8 1.2 -0.9 2.6 1.6
    U+0304 nn M -2.4 0 L 2.4 0
    U+0306 nn M -2.2 2 v 0 0 h 2.2 2
    U+0307 nn . 0 0
    U+0308 nn . -2 0 . 2 0
    U+0309 nn M -1.2 2.6 L 0 2.6 h 1.2 1.4 v 0 0
    U+030A nn M 0 0 h 1.6 1.6 v 0 3.2 h -1.6 1.6 v 0 0 z
    U+030B nn M -1.8 0 L 0 2.2 M 1.2 0 L 3 2.2
    U+030C nn M -2.2 2.2 L 0 0 L 2.2 2.2
    U+0312 nn M -0.4 0 L 0.6 2
    U+0313 nn M -0.6 0 L 0.4 2
    U+0323 nn . 0 0
    U+0326 nn M 0.5 0 L -0.5 -2
    U+0327 nn M 0.6 0 L 0.6 -3 L -1.2 -3
    U+0328 nn M 0.4 0 L -0.6 -1.8 v 0.8 -3.2 L 1.4 -3.2
    U+0331 nn M -2.4 0 L 2.4 0
    """
}
