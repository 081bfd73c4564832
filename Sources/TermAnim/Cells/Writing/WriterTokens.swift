/// Sequences that a writer of cells sends again and again, as words.
struct WriterTokens {
  let introducer = ShortBytes(EscapeSequences.controlSequence)
  let introducedForeground = ShortBytes(
    EscapeSequences.controlSequence, EscapeSequences.trueColorForeground)
  let introducedBackground = ShortBytes(
    EscapeSequences.controlSequence, EscapeSequences.trueColorBackground)
  let trueBackground = ShortBytes(EscapeSequences.trueColorBackground)
  let upperHalf = ShortBytes("\u{2580}")
  let lowerHalf = ShortBytes("\u{2584}")
  let full = ShortBytes("\u{2588}")
  let space = ShortBytes(" ")
}
