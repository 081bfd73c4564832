import Foundation

extension Font {
  /// A role of text, with a size and weight of its own.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    /// The size in points, as iOS has it at its default content size.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// Headlines are semibold, everything else regular.
    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}
