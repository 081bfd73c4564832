/// What writes a piece of a text where an environment says how.
///
/// Unchecked, because formats and what they are for need not be `Sendable`: they are values that
/// are set once and only read and compared from then on.
struct TextFormat: Equatable, @unchecked Sendable {
  private let source: any CustomText

  init(_ source: some CustomText) {
    self.source = source
  }

  /// The text in the customs of an environment; nil where these say nothing of it.
  func text(in customs: TextCustoms) -> String? { source.text(in: customs) }

  static func == (one: TextFormat, other: TextFormat) -> Bool {
    one.source.isEqual(to: other.source)
  }
}
