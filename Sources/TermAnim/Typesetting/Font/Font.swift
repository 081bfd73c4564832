public import Foundation

/// A typeface, its size and its style, as SwiftUI names them.
///
/// The built-in face is drawn for few pixels. A custom family is one of the machine's, read from
/// its files; where there is none of that name, the built-in face takes its place, in the design
/// that comes nearest when the name is a well-known one.
public struct Font: Hashable, Sendable {
  /// What the font comes down to.
  var description: FontDescription

  /// The built-in face at `size` points.
  ///
  /// A size that is NaN or negative is drawn as 0; nothing is visible.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      description: FontDescription(
        size: size, weight: weight ?? .regular, design: design ?? .default))
  }

  /// The built-in face at the size and weight of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      description: FontDescription(
        size: style.size, weight: weight ?? style.weight, design: design ?? .default))
  }

  /// A font family by name, at `size` points; as heavy and slanted as the last words of the name
  /// say, as those of `AvenirNext-BoldItalic` do.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    let traits = FamilyTraits.of(name)
    var description = FontDescription(
      size: size, weight: traits.weight, design: traits.design, customName: name)
    description.isItalic = traits.isItalic
    return Font(description: description)
  }

  /// A font family by name, at `size` points; sizes do not follow a text style here.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// A font family by name, at `fixedSize` points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }
}

extension Font {
  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)
}
