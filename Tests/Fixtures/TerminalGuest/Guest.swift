import Dispatch
import Foundation
import TermAnim

/// A program that shows what its terminal tells it, line by line, and ends in every way there is.
///
/// Capital letters are commands; everything else is echoed. Tests run it on a terminal of theirs.
@main
@MainActor
final class Guest {
  private var session: TerminalSession
  private var lines: [String] = []
  private var savesSlowly = false
  private var endsBeforeSaving = false

  static func main() {
    let environment = ProcessInfo.processInfo.environment
    if environment["USES_SIGNAL"] != nil { signal(SIGUSR1) { _ in } }
    do {
      if let way = environment["PLAYS"].flatMap(WayToPlay.init(rawValue:)) { try way.play() }
      let guest = Guest(session: try TerminalSession())
      guest.start()
      RunLoop.main.run()
      withExtendedLifetime(guest) {}
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private init(session: TerminalSession) {
    self.session = session
  }

  private func start() {
    session.onEvent = { [weak self] in self?.note($0) }
    session.onDrained = { [weak self] in self?.show() }
    say("READY \(session.size.columns)x\(session.size.rows)")
  }

  private func say(_ line: String) {
    lines.append("\(line)\r\n")
    show()
  }

  private func show() {
    guard !lines.isEmpty, session.write(Array(lines.joined().utf8)) else { return }
    lines = []
  }

  private func note(_ event: TerminalEvent) {
    if case .key(let stroke) = event, obey(stroke) { return }
    switch event {
    case .resize, .resumed: lines = ["\u{1B}[H\u{1B}[JREADY again\r\n"]
    case .terminate where savesSlowly: save()
    case .terminate where endsBeforeSaving:
      session.end()
      save()
    default: break
    }
    say(EventText.line(for: event))
  }

  /// Does what a key asks for, and returns whether it asks for something.
  private func obey(_ stroke: KeyStroke) -> Bool {
    if stroke == KeyStroke(.character("c"), modifiers: .control) { session.end(by: SIGINT) }
    if stroke == KeyStroke(.character("q"), modifiers: .option) { end() }
    guard stroke.modifiers.isEmpty, case .character(let letter) = stroke.key else { return false }
    if let accident = Accident(letter: letter) {
      accident.happen()
      return true
    }
    switch letter {
    case "q": end()
    case "B": flood()
    case "E": exit(3)
    case "M": complain()
    case "Y": remark()
    case "W": complainForLong()
    case "Z": savesSlowly = true
    case "X": endsBeforeSaving = true
    case "D": endUntold()
    case "U": endWithHandler()
    case "K": endAndPutBack()
    case "N": openTwice()
    case "O": reopen()
    case "V": say("rate \(session.drainRate.map { $0 > 0 } ?? false)")
    default: return false
    }
    return true
  }

  private func end() {
    session.end()
    session.end()
    exit(0)
  }

  /// Ends the session before the loop can tell of a signal that has come.
  private func endUntold() {
    raise(SIGTERM)
    end()
  }

  private func endWithHandler() {
    signal(SIGUSR1) { _ in }
    session.end()
    raise(SIGUSR1)
    exit(4)
  }

  /// Takes a signal away and puts back what was there, but too late.
  private func endAndPutBack() {
    let found = signal(SIGUSR1, SIG_IGN)
    session.end()
    signal(SIGUSR1, found)
    raise(SIGUSR1)
    exit(4)
  }

  /// Sends frames as fast as they are taken; each is a line of its own.
  private func flood() {
    let frame = Array(repeating: UInt8(ascii: "#"), count: 200_000)
    session.onDrained = { [weak self] in _ = self?.session.write(frame) }
    _ = session.write(frame)
  }

  private func openTwice() {
    do {
      session = try TerminalSession()
    } catch {
      say("refused: \(error)")
    }
  }

  private func reopen() {
    session.end()
    do {
      session = try TerminalSession()
      start()
    } catch {
      exit(2)
    }
  }

  /// Takes longer than a loop that does not turn is waited for.
  private func save() {
    usleep(900_000)
    FileHandle.standardError.write(Data("saved\n".utf8))
  }

  /// Says three times as much as is kept, in lines of about 100 bytes; a frame, with which it is
  /// cut, follows each time that it is too much.
  private func complainForLong() {
    let text = String(repeating: "x", count: 84)
    for number in 1...36_000 {
      FileHandle.standardError.write(Data("complaint \(number) \(text)\n".utf8))
      if number.isMultiple(of: 12_000) { _ = session.write(Array("\r".utf8)) }
    }
    say("complained")
  }

  /// What a program prints of itself, as it would anywhere.
  private func remark() {
    print("a remark")
    say("remarked")
  }

  private func complain() {
    FileHandle.standardError.write(Data("a complaint\n".utf8))
    say("complained")
  }
}
