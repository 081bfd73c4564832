import ArgumentParser
import TermAnim

/// The ground that scenes are shown on.
enum Theme: String, ExpressibleByArgument, CaseIterable {
  case dark
  case light

  var colorScheme: ColorScheme {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}
