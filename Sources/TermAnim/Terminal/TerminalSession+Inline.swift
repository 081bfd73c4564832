internal import CNcurses
internal import Dispatch

extension TerminalSession {
  /// Whether the picture lies below what has been printed, and not on a screen of its own.
  var isInline: Bool { region != nil }

  /// Lets the next frame be a picture of `rows` rows below all lines that have been printed until
  /// now; returns whether that frame has to paint all of it.
  ///
  /// Only for a session that `isInline`. `rows` is clamped to those of the screen.
  func makeRoom(rows: Int) -> Bool {
    guard var region else { return false }
    let rows = min(max(rows, 1), size.rows)
    let printed = PrintedText(Self.takeLines()).bytes
    guard rows != region.rows || region.isStale || !printed.isEmpty else { return false }
    room += region.makeRoom(rows: rows, below: printed)
    self.region = region
    return true
  }

  /// Forgets the picture, which has been left.
  func forgetRoom() {
    region?.close()
    room = []
  }

  /// A frame with the bytes that make room for it, to be shown as one.
  func withRoom(_ frame: UnsafeRawBufferPointer) -> [UInt8] {
    Array("\(EscapeSequences.beginSynchronizedUpdate)".utf8) + room + frame
      + Array("\(EscapeSequences.endSynchronizedUpdate)".utf8)
  }

  /// Calls back soon after something has been printed, for as long as the terminal is ours.
  ///
  /// Nothing tells of that, so that it is looked for ten times a second.
  func watchPrinted(_ notice: @escaping @MainActor () -> Void) {
    guard isInline, printedAlarm == nil else { return }
    let alarm = DispatchSource.makeTimerSource(queue: .main)
    alarm.setEventHandler {
      MainActor.assumeIsolated { if guard_has_more_kept() { notice() } }
    }
    alarm.schedule(deadline: .now() + 0.1, repeating: 0.1, leeway: .milliseconds(20))
    alarm.activate()
    printedAlarm = alarm
  }

  /// Gives what is being shown a tenth of a second to arrive, so that another frame may follow.
  func settle() {
    _ = output.settle(within: 0.1)
  }

  /// How many bytes of lines are shown with one frame, about; more come with the next.
  private static let mostBytes = 1 << 20

  /// The whole lines that have been printed since the last call; of those that do not end, some.
  private static func takeLines() -> [UInt8] {
    var lines: [UInt8] = []
    var portion: [UInt8]
    repeat {
      portion = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        count = guard_take_kept_lines(buffer.baseAddress, buffer.count)
      }
      lines += portion
    } while !portion.isEmpty && lines.count < mostBytes
    return lines
  }
}
