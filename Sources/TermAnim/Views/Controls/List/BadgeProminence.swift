/// How much the badges of rows of lists stand out.
public struct BadgeProminence: Hashable, Sendable {
  private enum Degree: Hashable, Sendable {
    case decreased, standard, increased
  }

  private let degree: Degree

  /// Fainter than usual.
  public static let decreased = BadgeProminence(degree: .decreased)
  /// In quiet text.
  public static let standard = BadgeProminence(degree: .standard)
  /// In the tint.
  public static let increased = BadgeProminence(degree: .increased)

  var style: AnyShapeStyle {
    switch degree {
    case .decreased: AnyShapeStyle(.tertiary)
    case .standard: AnyShapeStyle(.secondary)
    case .increased: AnyShapeStyle(.tint)
    }
  }
}

extension EnvironmentValues {
  /// How much the badges of rows of lists stand out.
  @Entry public var badgeProminence: BadgeProminence = .standard
}

extension View {
  /// Says how much the badges of the rows of lists inside stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
