import TermAnim

/// A word of a key script that makes no sense.
enum KeyScriptError: Error, Hashable, CustomStringConvertible {
  case unknownKey(String)
  case unknownPause(String)

  var description: String {
    switch self {
    case .unknownKey(let word):
      "no key is called '\(word.withControlsVisible)'; use one character, or a name such as "
        + "space, return, esc, left, pgdn, f1, C-l"
    case .unknownPause(let word):
      "'\(word.withControlsVisible)' is no pause; use wait: and seconds from 0 to 86400, "
        + "such as wait:0.5"
    }
  }
}
