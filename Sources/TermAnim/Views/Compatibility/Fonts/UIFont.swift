public import Foundation

/// A font of UIKit, for code that measures texts by itself.
///
/// A class there, a class here; it never changes. Its distances are those that a `Text` in the font
/// has on the screen: whole cells where characters are the terminal's own.
public final class UIFont: Hashable, Sendable {
  let font: Font

  init(_ font: Font) {
    self.font = font
  }

  /// A font family by name, at `size` points; the built-in face where there is none, and never nil.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, size: size))
  }

  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.font == other.font
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
  }

  /// The size of the em in points.
  public var pointSize: CGFloat { font.description.size }

  /// The name of the family asked for; that of the system's where it is the built-in face.
  public var familyName: String { font.description.customName ?? ".AppleSystemUIFont" }

  public var fontName: String { familyName }

  /// The same font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = font
    font.description.size = size
    return UIFont(font)
  }

  /// The font as the terminal shows it.
  private var line: TextComposition { NSAttributedString.composition(of: Text("x").font(font)) }

  /// From the top of a line to its bottom, in points.
  public var lineHeight: CGFloat { line.size.height }

  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat { line.baselines.first }

  /// From the baseline down to the bottom of a line, in points; negative, as there.
  public var descender: CGFloat { line.baselines.first - line.size.height }

  /// Room between two lines, in points; it is part of their height here.
  public var leading: CGFloat { 0 }
}

extension UIFont {
  public typealias Weight = Font.Weight
}

/// A font of AppKit; the same here.
public typealias NSFont = UIFont

extension Font {
  /// The font of UIKit as a font for views.
  public init(_ font: UIFont) {
    self = font.font
  }
}
