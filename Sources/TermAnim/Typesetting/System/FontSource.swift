/// Where faces come from that are not our own.
protocol FontSource: Sendable {
  /// The face of a family, in about the weight and slant of `font`; nil when there is none.
  func face(named name: String, for font: FontDescription) -> (any OutlineFace)?

  /// A face that has `scalar`, in about the style of `font`; nil when there is none.
  func face(with scalar: Unicode.Scalar, for font: FontDescription) -> (any OutlineFace)?

  /// A picture of an emoji in colours of its own; nil when there is none.
  func picture(of emoji: Character) -> GlyphPicture?
}
