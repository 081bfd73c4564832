/// How somebody speaks what is to be searched for; of no effect, as a terminal does not hear.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")

  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}
