extension FittedFace {
  private struct Key: Hashable {
    var font: FontDescription
    var pixelsPerPoint: Double?
  }

  private static let shared = Locked<[Key: FittedFace]>([:])

  /// The face for `font` that everyone shares, so that each glyph is fitted once.
  ///
  /// A font size that is animated asks for a new face a frame: when there are many, all are
  /// forgotten, and those still in use are made again.
  static func shared(_ font: FontDescription, pixelsPerPoint: Double? = nil) -> FittedFace {
    let key = Key(font: font, pixelsPerPoint: pixelsPerPoint)
    if let face = shared.withLock({ $0[key] }) { return face }
    let face = FittedFace(font, pixelsPerPoint: pixelsPerPoint)
    shared.withLock { faces in
      if faces.count >= 256 { faces.removeAll(keepingCapacity: true) }
      faces[key] = face
    }
    return face
  }
}
