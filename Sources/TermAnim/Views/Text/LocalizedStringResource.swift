public import Foundation

/// A text written in the program that is to be shown later, with values in it.
///
/// There are no translations: the key is what is shown, or the value that is given for it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  let key: LocalizedStringKey

  public init(stringLiteral value: String) {
    key = LocalizedStringKey(stringLiteral: value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// The text of `keyAndValue`; tables, bundles and comments are of no effect.
  @_disfavoredOverload
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    key = keyAndValue
  }

  /// The text that `defaultValue` is; there are no others under `key`.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.key = defaultValue
  }

  /// The text of `value`.
  public init(_ value: LocalizedStringResource) {
    key = value.key
  }
}

extension Text {
  /// A text that was written elsewhere in the program.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(resource.key)
  }
}
