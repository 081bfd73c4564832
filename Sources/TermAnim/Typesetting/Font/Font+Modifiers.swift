import Foundation

extension Font {
  /// The font slanted.
  public func italic() -> Font {
    changed { $0.isItalic = true }
  }

  /// The font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// The font with strokes of another weight.
  public func weight(_ weight: Weight) -> Font {
    changed { $0.weight = weight }
  }

  /// The font with letters of another width.
  public func width(_ width: Width) -> Font {
    changed { $0.width = width }
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
