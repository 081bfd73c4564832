/// What stands at the front of the bytes that wait to be decoded.
enum InputToken: Hashable, Sendable {
  /// So many bytes that mean something, or nothing that we know.
  case complete(length: Int, DecodedInput?)
  /// The beginning of something longer; `Wait` says how long the rest may take to arrive.
  case incomplete(Wait)
  /// `ESC [ 200 ~`: what follows is text until the end of the paste.
  case pasteStart(length: Int)

  /// How long the rest of a sequence is waited for, and what the bytes mean if it fails to come.
  enum Wait: Hashable, Sendable {
    /// `ESC`, and `ESC ESC`: the Esc key, unless the rest follows at once.
    case escape
    /// `ESC [` and its like: a key pressed with Alt, unless the rest follows soon.
    case introducer(KeyStroke)
    /// A sequence or a character that cannot be anything else; dropped unless the rest comes.
    case remainder
  }
}
