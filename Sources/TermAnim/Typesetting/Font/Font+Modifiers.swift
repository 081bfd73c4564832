import Foundation

extension Font {
  /// The font slanted, or upright.
  public func italic(_ isActive: Bool = true) -> Font {
    changed { $0.isItalic = isActive }
  }

  /// The font in bold; when not active, a bold font becomes a regular one.
  public func bold(_ isActive: Bool = true) -> Font {
    changed { if isActive || $0.weight == .bold { $0.weight = isActive ? .bold : .regular } }
  }

  /// The font with strokes of another weight.
  public func weight(_ weight: Weight) -> Font {
    changed { $0.weight = weight }
  }

  /// The font in another size, `factor` times as large; a factor that gives no size gives 0.
  public func scaled(by factor: CGFloat) -> Font {
    changed { $0.size *= factor }
  }

  /// The font with letters of another width.
  public func width(_ width: Width) -> Font {
    changed { $0.width = width }
  }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font {
    changed { $0.smallCapitals = [.lowercase, .uppercase] }
  }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font {
    changed { $0.smallCapitals.insert(.lowercase) }
  }

  /// The font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font {
    changed { $0.smallCapitals.insert(.uppercase) }
  }

  /// The font with one advance for all its characters.
  public func monospaced() -> Font {
    changed { $0.design = .monospaced }
  }

  /// The font with one advance for all its figures, so that counting numbers do not jump.
  public func monospacedDigit() -> Font {
    changed { $0.hasMonospacedDigits = true }
  }

  /// The font with less or more room between lines.
  public func leading(_ leading: Leading) -> Font {
    changed { $0.leading = leading }
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> Font {
    var font = self
    change(&font.description)
    return font
  }
}
