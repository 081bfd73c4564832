import Foundation

extension CGColor {
  /// The colour that looks the same by the components of `space`.
  ///
  /// A grey keeps its luminance when colour is lost. Never nil; `intent` and `options` change
  /// nothing, since every space here can hold every colour.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent = .defaultIntent,
    options: CFDictionary? = nil
  ) -> CGColor? {
    guard space != self.space else { return self }
    // A grey of sRGB has equal components; the round trip through linear light would blur them.
    if self.space.kind == .gray, space.kind == .sRGB, let gray = components?.first {
      return CGColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    let values = space.components(of: resolved).map { CGFloat($0) }
    return CGColor(colorSpace: space, components: values + [alpha])
  }
}

/// What options of conversions are made of; there are none that would change anything.
public typealias CFDictionary = [String: any Sendable]

extension CGColorSpace {
  /// The components of `color`, opacity apart.
  fileprivate func components(of color: Color.Resolved) -> [Float] {
    switch kind {
    case .sRGB: [color.red, color.green, color.blue]
    case .linearSRGB: [color.linearRed, color.linearGreen, color.linearBlue]
    case .gray:
      // ITU-R BT.709 luminance.
      [
        SRGB.encoded(
          fromLinear: 0.2126 * color.linearRed + 0.7152 * color.linearGreen
            + 0.0722 * color.linearBlue)
      ]
    case .displayP3: Self.displayP3(color)
    }
  }

  /// The inverse of what `Color.Resolved` does with the components of Display P3.
  private static func displayP3(_ color: Color.Resolved) -> [Float] {
    let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    let determinant: Float = 1.2249 * 1.0419 - 0.2247 * 0.0420
    let linearRed = (red * 1.0419 + green * 0.2247) / determinant
    let linearGreen = (red * 0.0420 + green * 1.2249) / determinant
    let linearBlue = (blue + linearRed * 0.0197 + linearGreen * 0.0786) / 1.0979
    return [linearRed, linearGreen, linearBlue].map(SRGB.encoded(fromLinear:))
  }
}

extension Color.Resolved {
  /// The colour for Core Graphics, in sRGB.
  public var cgColor: CGColor { CGColor(self) }
}
