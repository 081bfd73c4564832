import Foundation

/// A format of `printf` for one number, with the text around it.
///
/// Read by ourselves, because `printf` would take what is not there for a number.
struct FormatSpecifier: Equatable {
  private let before: String
  private let flags: String
  private let conversion: Character
  private let after: String

  /// The format of a whole number.
  static let whole = FormatSpecifier(conversion: "d")
  /// The format of a number with decimals.
  static let decimal = FormatSpecifier(conversion: "f")

  private init(conversion: Character) {
    (before, flags, self.conversion, after) = ("", "", conversion, "")
  }

  /// Nil unless there is exactly one conversion, of flags, width, precision and a letter.
  init?(_ format: String) {
    var parts = [""]
    var rest = format[...]
    while let next = rest.popFirst() {
      if next != "%" {
        parts[parts.count - 1].append(next)
      } else if rest.first == "%" {
        rest.removeFirst()
        parts[parts.count - 1].append("%")
      } else {
        let flags = rest.prefix { "0123456789.+-# ".contains($0) }
        rest = rest.dropFirst(flags.count).drop { "hlqLzjt".contains($0) }
        guard flags.count < 8, let letter = rest.popFirst() else { return nil }
        parts += [String(flags), String(letter), ""]
      }
    }
    guard parts.count == 4, let letter = parts[2].first else { return nil }
    (before, flags, conversion, after) = (parts[0], parts[1], letter, parts[3])
  }

  /// Whether the format is for whole numbers.
  var isForWholeNumbers: Bool { "diuxXo".contains(conversion) }

  /// Whether the format is for numbers with decimals.
  var isForDecimals: Bool { "fFeEgGaA".contains(conversion) }

  /// The number in the format, as a locale has it; nil when the format is not for whole numbers.
  func formatted(_ number: Int64, in locale: Locale? = nil) -> String? {
    guard isForWholeNumbers else { return nil }
    return before + String(format: "%\(flags)ll\(conversion)", locale: locale, number) + after
  }

  /// The number in the format, as a locale has it; nil when the format is not for numbers with
  /// decimals.
  func formatted(_ number: Double, in locale: Locale? = nil) -> String? {
    guard isForDecimals else { return nil }
    return before + String(format: "%\(flags)\(conversion)", locale: locale, number) + after
  }
}
