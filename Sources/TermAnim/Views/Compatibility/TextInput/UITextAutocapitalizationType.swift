/// Which letters of what is typed would be made capitals, by its older name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}
