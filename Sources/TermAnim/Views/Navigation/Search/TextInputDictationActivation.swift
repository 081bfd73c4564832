/// When a field begins to hear what is spoken.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}
