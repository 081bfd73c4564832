// `termios` is of this module or of the system, whichever the compiler reads first.
import CNcurses
import Foundation
import Testing

/// A terminal made of nothing: a program runs on one end, and the test sits at the other.
///
/// It answers nothing by itself and shows nothing; it keeps every byte that it reads. It reads only
/// while a test waits for something, so that a test that does not wait is a terminal that is stuck.
final class PseudoTerminal {
  /// Everything that was read from the program.
  private(set) var output: [UInt8] = []
  private(set) var process: pid_t = 0
  private var master: Int32
  /// The program's end, for a test that plays the program itself.
  ///
  /// It keeps the terminal alive while no program has it open, so that its modes can be compared.
  let slave: Int32
  let name: String
  /// Bytes a second that are read at most, as on a slow link; nil reads all there is at once.
  var rate: Double?
  /// Whether each question if all was taken is answered as soon as it is read.
  var tellsArrival = false
  private var seen = 0
  private var status: Int32?
  private var processorSecondsInAll = 0.0
  /// The size that the program found, until it is changed.
  private(set) var constantSize: (columns: Int, rows: Int)?

  init(columns: Int = 80, rows: Int = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number): (Int32, Int32) = (0, 0)
    guard master >= 0, ioctl(master, Self.setLock, &unlocked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw POSIXError(.ENXIO) }
    name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard slave >= 0 else { throw POSIXError(.ENXIO) }
    resize(columns: columns, rows: rows)
    if columns > 0, rows > 0 { constantSize = (columns, rows) }
  }

  deinit {
    if process > 0, status == nil {
      kill(process, SIGKILL)
      waitpid(process, &ignored, 0)
    }
    if master >= 0 { close(master) }
    close(slave)
  }

  private var ignored: Int32 = 0

  /// TIOCSPTLCK and TIOCGPTN, which Swift cannot import.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  /// Starts a program as the leader of a session of its own on this terminal.
  ///
  /// `redirections` names files for descriptors that are not to be the terminal.
  func start(
    _ path: String, _ arguments: [String] = [], environment: [String: String],
    redirections: [Int32: String] = [:], isControlling: Bool = true
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first to be opened becomes the controlling terminal of the new session.
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, name, O_RDWR | (isControlling ? 0 : O_NOCTTY), 0)
    }
    for (descriptor, file) in redirections {
      posix_spawn_file_actions_addopen(&actions, descriptor, file, O_RDWR | O_CREAT, 0o600)
    }
    let variables = environment.merging(Self.sanitizerVariables) { $1 }
    try spawn(path, [path] + arguments, variables.map { "\($0)=\($1)" }, &actions)
  }

  /// Seconds after which a program that has not done what is expected surely never will.
  ///
  /// Only what hangs meets this limit, so it is far beyond what the busiest machine needs.
  static let patience = hasSanitizer ? 600.0 : 60

  /// Whether programs run with a sanitizer, whose own handlers are those that a program finds.
  static var hasSanitizer: Bool { !sanitizerVariables.isEmpty }

  /// Whether programs run with ThreadSanitizer, which takes the signals of crashes and SIGPIPE for
  /// its thread's own: one from outside is handled at once, even within its runtime, whose locks
  /// are held then.
  static var hasThreadSanitizer: Bool { sanitizerVariables["TSAN_OPTIONS"] != nil }

  /// What a sanitizer was told about these tests is for the programs that they start, too.
  private static let sanitizerVariables = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  private func spawn(
    _ path: String, _ arguments: [String], _ environment: [String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigfillset(&defaults)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &mask)
    let flags = 0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK  // 0x80: SETSID
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let (argv, envp) = (
      arguments.map { strdup($0) } + [nil], environment.map { strdup($0) } + [nil]
    )
    defer { (argv + envp).forEach { free($0) } }
    let code = posix_spawn(&process, path, &actions, &attributes, argv, envp)
    guard code == 0 else { throw POSIXError(.ENOENT, userInfo: ["code": code, "path": path]) }
  }

  // MARK: What a user does

  /// Types, or answers.
  func send(_ text: String) {
    sendBytes(Array(text.utf8))
  }

  func sendBytes(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 1024)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      pump(milliseconds: 0)
    }
  }

  func resize(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns),
      ws_xpixel: UInt16(pixelWidth), ws_ypixel: UInt16(pixelHeight))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    constantSize = nil
  }

  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits until the program is stopped, and returns whether it is.
  func isStopped(within seconds: Double = patience) -> Bool {
    let deadline = Self.now + seconds
    while Self.now < deadline {
      let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      if line.split(separator: ")").last?.hasPrefix(" T") == true { return true }
      usleep(1000)
    }
    return false
  }

  /// Whether the window has not been closed.
  var isOpen: Bool { master >= 0 }

  /// Closes the window, and waits until the other end is told.
  ///
  /// A program that another test is starting holds a copy of this end until it runs.
  func hangUp() {
    close(master)
    master = -1
    var item = pollfd(fd: slave, events: 0, revents: 0)
    let deadline = Self.now + Self.patience
    while item.revents & Int16(POLLHUP) == 0, Self.now < deadline { poll(&item, 1, 50) }
  }

  // MARK: What a user sees

  /// The modes of the terminal that a program can set, in a form that can be compared.
  var modes: [UInt32] {
    var modes = termios()
    guard tcgetattr(slave, &modes) == 0 else { return [] }
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt32.init) }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag, UInt32(modes.c_line)]
      + characters + [modes.c_ispeed, modes.c_ospeed]
  }

  /// Sets modes that no shell has, so that it can be told whether they are given back.
  func setUnusualModes() {
    var modes = termios()
    tcgetattr(slave, &modes)
    modes.c_iflag = modes.c_iflag & ~tcflag_t(ICRNL) | tcflag_t(IXANY | IUTF8)
    modes.c_oflag &= ~tcflag_t(ONLCR)
    modes.c_lflag &= ~tcflag_t(ECHO | ICANON)
    modes.c_cc.2 = 0x08  // VERASE
    modes.c_cc.5 = 7  // VTIME
    modes.c_cc.6 = 3  // VMIN
    cfsetspeed(&modes, speed_t(B9600))
    tcsetattr(slave, TCSANOW, &modes)
  }

  /// What would be read next by the shell.
  var unread: Int {
    var count: Int32 = 0
    _ = ioctl(slave, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// Reads until `text` arrives after what was expected before; says what came instead if not.
  func expect(
    _ text: String, within seconds: Double = patience,
    at location: SourceLocation = #_sourceLocation
  ) {
    let wanted = Array(text.utf8)
    let deadline = Self.now + seconds
    repeat {
      if let end = end(of: wanted) {
        seen = end
        return
      }
    } while Self.now < deadline && pump(milliseconds: 50)
    if let end = end(of: wanted) {
      seen = end
      return
    }
    let rest = String(decoding: output[seen...].suffix(2000), as: UTF8.self)
    Issue.record(
      "\(text.debugDescription) did not come, but \(rest.debugDescription)",
      sourceLocation: location)
  }

  private func end(of wanted: [UInt8]) -> Int? {
    guard output.count - seen >= wanted.count else { return nil }
    for start in seen...(output.count - wanted.count)
    where output[start] == wanted[0] && output[start..<(start + wanted.count)] == wanted[...] {
      return start + wanted.count
    }
    return nil
  }

  /// Seconds from one portion that a slow link takes to the next.
  private static let portion = 0.01

  /// Reads what there is, or a portion of it; returns `false` when nothing can come any more.
  @discardableResult
  func pump(milliseconds: Int32) -> Bool {
    guard master >= 0 else { return false }
    var item = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&item, 1, milliseconds) == 1 else { return true }
    guard item.revents & Int16(POLLIN) != 0 else { return false }
    var buffer = [UInt8](
      repeating: 0, count: rate.map { max(1, Int($0 * Self.portion)) } ?? 65_536)
    let count = read(master, &buffer, buffer.count)
    if rate != nil { usleep(UInt32(Self.portion * 1e6)) }
    output += buffer.prefix(max(0, count))
    if tellsArrival { answerQuestions(in: output.suffix(max(0, count) + Self.question.count - 1)) }
    return count > 0
  }

  private static let question = Array("\u{1B}[5n".utf8)

  private func answerQuestions(in bytes: ArraySlice<UInt8>) {
    let starts = bytes.indices.dropLast(Self.question.count - 1)
    for start in starts where bytes[start...].starts(with: Self.question) { send("\u{1B}[0n") }
  }

  /// Reads all that was written to the terminal before the call; returns where that ends.
  ///
  /// The kernel hands bytes over some time after they were written, but in their order: a mark,
  /// which no program sends and `output` never shows, tells that those before it have come.
  @discardableResult
  func catchUp() -> Int {
    let (mark, start, deadline) = ([UInt8(0)], output.count, Self.now + Self.patience)
    while master >= 0, write(slave, mark, 1) != 1 {
      guard errno == EAGAIN || errno == EINTR, Self.now < deadline else { return output.count }
      pump(milliseconds: 5)
    }
    repeat {
      if let place = output[start...].lastIndex(of: mark[0]) {
        output.remove(at: place)
        return place
      }
    } while Self.now < deadline && pump(milliseconds: 50)
    return output.count
  }

  /// Kilobytes of memory of its own that the program holds; nil where that cannot be told.
  var memory: Int? {
    (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("RssAnon:") }?
      .split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// Seconds for which the processor was at work for the program, its children left out.
  var processorSeconds: Double {
    guard status == nil else { return processorSecondsInAll }
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Lets a thread read from here on, as a terminal that does nothing else.
  func readInBackground() -> EagerReader {
    EagerReader(descriptor: dup(master))
  }

  static var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
}

extension PseudoTerminal {
  /// What is not as the program found it: modes of the screen, and what was on it.
  ///
  /// The latter is left out when the size has changed, on a screen where nothing has room, and
  /// where the terminal has no other screen to draw on.
  var changes: Set<String> {
    let changes = ScreenState(after: output).changed
    guard let size = constantSize, size.columns >= 20, size.rows >= 5,
      String(decoding: output, as: UTF8.self).contains("\u{1B}[?1049h")
    else { return changes }
    return changes.union(FoundScreen(columns: size.columns, rows: size.rows).changes(by: output))
  }

  /// How a program ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    case stillRunning
  }

  /// Waits for the program to end; the terminal is read meanwhile unless it is stuck.
  func ending(within seconds: Double = patience, reading: Bool = true) -> Ending {
    let deadline = Self.now + seconds
    while status == nil, Self.now < deadline {
      var code: Int32 = 0
      var usage = rusage()
      if wait4(process, &code, WNOHANG, &usage) == process {
        status = code
        processorSecondsInAll = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
      } else if !reading || !pump(milliseconds: 5) {
        usleep(2000)
      }
    }
    if reading { catchUp() }
    guard let status else { return .stillRunning }
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// What was read after `text` came for the first time, or all of it.
  func output(after text: String) -> String {
    let all = String(decoding: output, as: UTF8.self)
    guard let range = all.range(of: text) else { return all }
    return String(all[range.upperBound...])
  }
}
