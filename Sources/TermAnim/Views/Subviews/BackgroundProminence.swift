/// How much the ground behind a view stands out from others.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  /// How much the ground behind the view stands out: not much, unless a program says so, as that of
  /// a chosen row of a list is pale.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
}
