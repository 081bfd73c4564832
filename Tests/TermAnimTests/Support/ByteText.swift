/// Bytes for a terminal as text: controls spelled out, a new line before every escape sequence.
struct ByteText: CustomStringConvertible {
  private static let names: [UInt8: String] = [
    0x07: "BEL", 0x08: "BS", 0x09: "HT", 0x0A: "LF", 0x0D: "CR", 0x18: "CAN", 0x1B: "ESC",
    0x7F: "DEL",
  ]

  let description: String

  init(_ bytes: some Sequence<UInt8>) {
    var (text, printable): (String, [UInt8]) = ("", [])
    func flush() {
      text += String(decoding: printable, as: UTF8.self)
      printable.removeAll()
    }
    for byte in bytes {
      guard byte < 0x20 || byte == 0x7F else {
        printable.append(byte)
        continue
      }
      flush()
      if byte == 0x1B, !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      text += "<" + (Self.names[byte] ?? Self.hexadecimal(byte)) + ">"
    }
    flush()
    description = text
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
