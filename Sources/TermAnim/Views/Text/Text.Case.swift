extension Text {
  /// What becomes of the letters of a text.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}
