import Foundation

/// Everything about a font that decides how text looks and measures.
struct FontDescription: Hashable, Sendable {
  /// Letters that are drawn as capitals of about the height of an x.
  struct SmallCapitals: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let lowercase = SmallCapitals(rawValue: 1)
    static let uppercase = SmallCapitals(rawValue: 2)
  }

  /// The size of the em in points; NaN and negative sizes are 0.
  var size: CGFloat {
    didSet { size = Self.length(size) }
  }
  var weight: Font.Weight
  var width: Font.Width
  var design: Font.Design
  var leading: Font.Leading = .standard
  var isItalic = false
  var hasMonospacedDigits = false
  var smallCapitals: SmallCapitals = []
  /// The family asked for, when it is not the built-in face.
  var customName: String?

  init(
    size: CGFloat, weight: Font.Weight = .regular, width: Font.Width = .standard,
    design: Font.Design = .default, customName: String? = nil
  ) {
    self.size = Self.length(size)
    (self.weight, self.width, self.design) = (weight, width, design)
    self.customName = customName
  }

  private static func length(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? size : 0
  }
}
