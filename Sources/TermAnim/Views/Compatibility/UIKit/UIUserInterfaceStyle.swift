/// Whether what is drawn lies on a light ground or on a dark one.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified
  case light
  case dark
}

extension UIUserInterfaceStyle {
  /// The scheme of views on such a ground; nil for none.
  var colorScheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .unspecified: nil
    }
  }
}
