/// A text written in the program that is to be shown later, with values in it.
///
/// There are no translations: the key is what is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  let key: LocalizedStringKey

  public init(stringLiteral value: String) {
    key = LocalizedStringKey(stringLiteral: value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
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
