internal import Foundation

/// Lines that a program has printed, as they can be shown above a picture: characters, tabs, and
/// colours and attributes (SGR).
///
/// All else that a terminal would obey is left out, since what moves the cursor or erases would
/// meet the picture. Of what a carriage return lets write over, only what was written last is left.
struct PrintedText {
  /// What is sent to a terminal in raw mode: every line ends with CR and LF, and the text with the
  /// rendition reset; empty where there is no line.
  private(set) var bytes: [UInt8] = []

  private var line = String.UnicodeScalarView()
  private var rest: Substring.UnicodeScalarView

  /// The text of bytes as they were printed; what is not UTF-8 becomes U+FFFD.
  init(_ printed: [UInt8]) {
    let text = String(decoding: printed, as: UTF8.self)
    rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() { take(scalar) }
    if !line.isEmpty { endLine() }
    if !bytes.isEmpty { bytes += "\(EscapeSequences.resetGraphicRendition)".utf8 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": endLine()
    case "\r": if rest.first != "\n" { line.removeAll() }
    case "\t": line.append(scalar)
    case "\u{1B}": takeEscape()
    case "\u{9B}": takeControl()
    case "\u{90}", "\u{98}", "\u{9D}"..."\u{9F}": skipString()
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": break
    default: line.append(scalar)
    }
  }

  private mutating func endLine() {
    bytes += String(line).utf8
    bytes += [EscapeSequences.carriageReturn, EscapeSequences.lineFeed]
    line.removeAll()
  }

  /// Takes what follows ESC (ECMA-48, 5.3).
  private mutating func takeEscape() {
    guard let kind = rest.first else { return }
    switch kind {
    case "[":
      rest.removeFirst()
      takeControl()
    case "P", "X", "]"..."_":
      rest.removeFirst()
      skipString()
    default:
      rest = rest.drop { " "..."/" ~= $0 }
      if let final = rest.first, "0"..."~" ~= final { rest.removeFirst() }
    }
  }

  /// Takes a control sequence, and keeps it where it sets colours or attributes.
  private mutating func takeControl() {
    let parameters = rest.prefix { " "..."?" ~= $0 }
    rest.removeFirst(parameters.count)
    guard let final = rest.first, "@"..."~" ~= final else { return }
    rest.removeFirst()
    guard final == "m", parameters.allSatisfy({ "0"..."9" ~= $0 || $0 == ";" || $0 == ":" })
    else { return }
    line.append(contentsOf: "\(EscapeSequences.controlSequence)".unicodeScalars)
    line.append(contentsOf: parameters)
    line.append(final)
  }

  /// Skips a control string (ECMA-48, 5.6) up to ST, or to BEL as terminals allow.
  private mutating func skipString() {
    while let scalar = rest.first, scalar != "\n" {
      rest.removeFirst()
      if scalar == "\u{7}" || scalar == "\u{9C}" { return }
      if scalar == "\u{1B}" {
        if rest.first == "\\" { rest.removeFirst() }
        return
      }
    }
  }
}
