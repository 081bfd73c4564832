/// Whether what is drawn lies on a light ground or on a dark one.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified
  case light
  case dark
}
