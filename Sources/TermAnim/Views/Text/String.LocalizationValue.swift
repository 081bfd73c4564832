public import Foundation

extension String {
  /// A text written in the program that is to be a string, with values in it.
  ///
  /// There are no translations: the key is what is shown. Values are written as in a
  /// `LocalizedStringKey`; Markdown is not obeyed.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    fileprivate let text: String

    public init(_ value: String) {
      text = value
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      self.init(stringInterpolation.parts.map(\.text).joined())
    }
  }

  /// The text that `keyAndValue` is; there are no translations of it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// The text that `defaultValue` is; there are no others under `key`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }

  /// The text of `resource`, without what its Markdown says of its looks.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.pieces.map(\.text).joined()
  }
}

extension InlineMarkdown.Part {
  /// The characters of the part as they are written.
  fileprivate var text: String {
    switch self {
    case .literal(let text): text
    case .pieces(let pieces): pieces.map(\.text).joined()
    }
  }
}
