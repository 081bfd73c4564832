/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}
