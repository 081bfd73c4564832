import Foundation

/// A number in a format of `printf`.
struct PrintedNumber: CustomText {
  enum Number: Equatable {
    case whole(Int64)
    case decimal(Double)
  }

  private let number: Number
  private let specifier: FormatSpecifier

  /// Nil when the format is not for such numbers.
  init?(_ number: Number, _ specifier: FormatSpecifier?) {
    guard let specifier, specifier.isFor(number) else { return nil }
    (self.number, self.specifier) = (number, specifier)
  }

  /// The number as no locale in particular has it.
  var plainText: String { specifier.formatted(number) ?? "" }

  func text(in customs: TextCustoms) -> String? {
    customs.locale.flatMap { specifier.formatted(number, in: $0) }
  }
}

extension FormatSpecifier {
  fileprivate func isFor(_ number: PrintedNumber.Number) -> Bool {
    switch number {
    case .whole: isForWholeNumbers
    case .decimal: isForDecimals
    }
  }

  fileprivate func formatted(
    _ number: PrintedNumber.Number, in locale: Locale? = nil
  ) -> String? {
    switch number {
    case .whole(let number): formatted(number, in: locale)
    case .decimal(let number): formatted(number, in: locale)
    }
  }
}
