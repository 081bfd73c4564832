import Foundation

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// What the lengths of a regular control are multiplied by.
  var factor: Double {
    switch self {
    case .mini: 0.5
    case .small: 0.75
    case .regular: 1
    case .large: 1.5
    case .extraLarge: 2
    }
  }

  /// Around the label of a button with a plate, in points: whole pixels of 4 points beside it,
  /// whole cells above and below, so that text stands in the middle.
  var platePadding: EdgeInsets {
    let width = 16 * factor
    let height: CGFloat = factor > 1 ? 16 : 8
    return EdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }
}

extension EnvironmentValues {
  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular

  /// Whether the labels of controls are left out.
  @Entry public var labelsVisibility: Visibility = .automatic
}

extension View {
  /// How large buttons with a plate, switches, rings and spinners inside are; other controls have
  /// one size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls inside.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Shows or leaves out the labels of the controls inside.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
