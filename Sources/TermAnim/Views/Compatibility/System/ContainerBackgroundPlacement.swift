/// What has a ground.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case navigation
  case navigationSplitView
  case tabView
  case widget
  case window
}
