/// How the title of a page is shown.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic
  case large
  case inlineLarge
  case inline
}
