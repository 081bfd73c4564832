/// A glyph of the face before a size is chosen: its skeleton, and the room it wants.
struct GlyphDesign: Sendable {
  var skeleton: GlyphSkeleton
  var left: GlyphSide
  var right: GlyphSide

  private static let parsed = Locked<[Substring: GlyphDesign]>([:])

  /// The drawing of `name` for the first of `occasions` that has one of its own, else the usual
  /// one.
  ///
  /// Nil when the face does not know the name. Each drawing is read once.
  static func named(_ name: Substring, for occasions: [GlyphOccasion]) -> GlyphDesign? {
    guard let home = GlyphTable.home(of: name) else { return nil }
    for occasion in occasions {
      if let design = read("\(home):\(occasion.rawValue)") { return design }
    }
    return read(home)
  }

  private static func read(_ name: Substring) -> GlyphDesign? {
    if let design = parsed.withLock({ $0[name] }) { return design }
    guard let entry = GlyphTable.entry(named: name) else { return nil }
    let design = GlyphDesign(
      skeleton: GlyphSkeleton(notation: entry.notation), left: entry.left, right: entry.right)
    parsed.withLock { $0[name] = design }
    return design
  }
}
