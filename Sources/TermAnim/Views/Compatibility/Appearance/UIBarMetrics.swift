/// The sizes that bars of UIKit have.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`
  case compact
}
