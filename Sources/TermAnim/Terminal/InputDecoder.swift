/// Turns bytes from a terminal, and the times at which they came, into keys and other input.
///
/// A value without a clock: `deadline` says when `expire(at:)` is due, because only time tells the
/// Esc key from the beginning of a sequence. However the bytes are cut into pieces, the result is
/// the same as long as no piece comes after its deadline. No bytes make it trap or hoard memory.
struct InputDecoder: Sendable {
  var scanner: InputScanner
  /// How long after ESC the rest of a sequence may come, in seconds.
  ///
  /// Links cut sequences in two, and 20 ms between the parts are common; beyond that the delay of
  /// the Esc key itself is felt. ncurses calls this ESCDELAY.
  var escapePatience = defaultEscapePatience

  static let defaultEscapePatience = 0.025

  /// How long after `ESC [` or another introducer; only Alt with these few keys is delayed.
  static let introducerPatience = 0.1
  /// How long a sequence that is surely one may be interrupted.
  static let remainderPatience = 0.5
  /// How long a paste may be interrupted before it is taken as complete.
  static let pastePatience = 2.0

  private var waiting: [UInt8] = []
  private var wait: InputToken.Wait?
  private var paste: PasteCollector?
  private var isSkippingString = false
  private var latest = 0.0

  init(keys: KeyTable) {
    scanner = InputScanner(keys: keys)
  }

  /// The input that `bytes` complete, which arrived at `time` in seconds.
  mutating func decode(_ bytes: some Sequence<UInt8>, at time: Double) -> [DecodedInput] {
    latest = time
    var inputs: [DecodedInput] = []
    for byte in bytes {
      if paste != nil {
        collect(byte, into: &inputs)
      } else {
        waiting.append(byte)
        scan(into: &inputs)
      }
    }
    return inputs
  }

  /// The time at which `expire(at:)` is due unless bytes come before; `nil` when nothing waits.
  var deadline: Double? {
    if paste != nil { return latest + Self.pastePatience }
    switch wait {
    case nil: return isSkippingString ? latest + Self.remainderPatience : nil
    case .escape: return latest + escapePatience
    case .introducer: return latest + Self.introducerPatience
    case .remainder: return latest + Self.remainderPatience
    }
  }

  /// The input that waiting bytes turn out to be, now that nothing has followed them until `time`.
  ///
  /// Does nothing before the deadline.
  mutating func expire(at time: Double) -> [DecodedInput] {
    guard let deadline, time >= deadline else { return [] }
    defer { reset() }
    if let paste { return [.paste(paste.text)] }
    switch wait {
    case .escape:
      let presses = waiting.count { $0 == InputScanner.escape }
      return Array(repeating: .key(KeyStroke(.escape)), count: presses)
    case .introducer(let stroke): return [.key(stroke)]
    case .remainder, nil: return []
    }
  }

  private mutating func reset() {
    waiting.removeAll(keepingCapacity: true)
    wait = nil
    paste = nil
    isSkippingString = false
  }

  private mutating func collect(_ byte: UInt8, into inputs: inout [DecodedInput]) {
    guard let text = paste?.append(byte) else { return }
    inputs.append(.paste(text))
    paste = nil
  }

  private mutating func scan(into inputs: inout [DecodedInput]) {
    if isSkippingString { skip() }
    wait = nil
    while !waiting.isEmpty, wait == nil, paste == nil, !isSkippingString {
      step(into: &inputs)
    }
  }

  private mutating func step(into inputs: inout [DecodedInput]) {
    switch scanner.token(in: waiting[...]) {
    case .complete(let length, let input):
      waiting.removeFirst(length)
      if let input { inputs.append(input) }
    case .pasteStart(let length):
      waiting.removeFirst(length)
      paste = PasteCollector()
    case .incomplete(let reason):
      wait = reason
      if waiting.count > InputScanner.maximalString { beginSkipping() }
    }
  }

  private mutating func beginSkipping() {
    reset()
    isSkippingString = true
  }

  /// Drops the rest of a string that is too long, up to the control character that ends it.
  private mutating func skip() {
    guard let end = waiting.firstIndex(where: { $0 < 0x20 && $0 != 0x09 }) else {
      waiting.removeAll(keepingCapacity: true)
      return
    }
    guard waiting[end] == InputScanner.escape else {
      waiting.removeFirst(InputScanner.isSignal(waiting[end]) ? end : end + 1)
      isSkippingString = false
      return
    }
    waiting.removeFirst(end)
    guard waiting.count > 1 else { return }
    if waiting[1] == UInt8(ascii: "\\") { waiting.removeFirst(2) }
    isSkippingString = false
  }
}
