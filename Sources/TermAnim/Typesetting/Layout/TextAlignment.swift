import Foundation

/// Where lines that are shorter than the longest one stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing

  /// The alignment in a mirror.
  var opposite: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }

  /// The share of the free room that goes before the line.
  var fraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
