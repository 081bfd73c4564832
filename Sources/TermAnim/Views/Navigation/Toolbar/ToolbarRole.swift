/// What a toolbar is for.
public enum ToolbarRole: Hashable, Sendable {
  case automatic
  case navigationStack
  case browser
  case editor
}
