/// The keyboard that would be put up on a screen; a terminal has one of its own.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  public static let alphabet = UIKeyboardType.asciiCapable
}
