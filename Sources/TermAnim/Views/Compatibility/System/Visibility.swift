/// Whether something is shown; automatic leaves that to the view.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}
