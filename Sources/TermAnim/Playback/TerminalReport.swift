import Foundation

/// What can be found out about the terminal that the process runs in, and how it is known.
public struct TerminalReport: Sendable {
  /// One thing that is known.
  public struct Finding: Hashable, Sendable {
    public let subject: String
    public let value: String
    /// Where the value comes from.
    public let source: String
  }

  public private(set) var findings: [Finding] = []

  /// Asks the terminal, for a fifth of a second at most; without one, the environment is all there
  /// is.
  @MainActor
  public init() {
    let environment = TerminalEnvironment.current
    add("terminal", environment.terminalType, "TERM")
    do throws(TerminalError) {
      let session = try TerminalSession()
      let answer = TerminalAnswer(of: session)
      session.end()
      add(answer, environment)
    } catch {
      add("screen", "unknown", "\(error)")
      addColors(environment)
    }
    add("characters", environment.hasUnicode ? "Unicode" : "ASCII only", "LC_ALL, LC_CTYPE, LANG")
    guard environment.hasUnicode else { return }
    add(
      "fonts", "terminals do not tell; half blocks look like this: \u{2580}\u{2584}\u{2588}", "you")
  }

  private mutating func add(_ subject: String, _ value: String, _ source: String) {
    findings.append(
      Finding(subject: subject, value: value.isEmpty ? "not set" : value, source: source))
  }

  private mutating func add(_ answer: TerminalAnswer, _ environment: TerminalEnvironment) {
    let (size, known) = (answer.size, answer.capabilities)
    add("screen", "\(size.columns)x\(size.rows) cells", "the tty")
    addCells(answer)
    add(
      "colours", Self.name(known.output.colorDepth),
      Self.colorSource(environment, isTold: answer.toldColorDepth))
    let background = known.background.map(Self.hexadecimal) ?? "unknown, taken to be dark"
    add("background", background, "OSC 11")
    add("whole frames", known.output.hasSynchronizedOutput ? "yes" : "no", "mode 2026")
    add("keys", known.hasKittyKeyboard ? "kitty protocol" : "as terminfo has them", "CSI ? u")
    add("mouse", known.hasPixelMouse ? "in pixels" : "in cells", "mode 1016")
    add("resizing", known.hasInBandResize ? "reported in the input" : "by signal", "mode 2048")
    let seconds = answer.roundTrip.map { String(format: "%.1f ms", $0 * 1000) }
    add("answers after", seconds ?? "none within 200 ms", "DA1, a round trip of the link")
    let rate = answer.drainRate.map { "\(Int($0 / 1000)) kB/s" }
    add("link speed", rate ?? "keeps up", "how fast it takes bytes")
  }

  /// What is known of colours without asking the terminal.
  @MainActor
  private mutating func addColors(_ environment: TerminalEnvironment) {
    var (count, isDirect) = (0, false)
    do throws(TerminalError) {
      let described = try TerminfoColors(ofType: environment.terminalType)
      (count, isDirect) = (described.count, described.isDirect)
    } catch {
      guard environment.saysColors else { return add("colours", "unknown", "\(error)") }
    }
    let depth = environment.colorDepth(terminfoColors: count, hasDirectColor: isDirect)
    let source = Self.colorSource(environment, isTold: false)
    add(
      "colours", Self.name(depth),
      environment.refusesColor ? source : "\(source); the terminal itself could not be asked")
  }

  private mutating func addCells(_ answer: TerminalAnswer) {
    let size = answer.size
    if let width = size.pixelWidth, let height = size.pixelHeight {
      let cell = (Double(width) / Double(size.columns), Double(height) / Double(size.rows))
      add("cell", String(format: "%.1f x %.1f pixels", cell.0, cell.1), "the tty")
    } else if let pixels = answer.cellPixels {
      add("cell", "\(Int(pixels.x)) x \(Int(pixels.y)) pixels", "CSI 16 t")
    } else {
      add("cell", "unknown, taken to be half as wide as high", "no answer")
    }
  }

  private static func hexadecimal(_ color: SIMD3<Float>) -> String {
    let parts = (0..<3).map { String(format: "%02x", Int((color[$0] * 255).rounded())) }
    return "#" + parts.joined()
  }

  private static func name(_ depth: ColorDepth) -> String {
    switch depth {
    case .trueColor: "24 bits"
    case .indexed256: "256"
    case .indexed16: "16"
    case .monochrome: "none"
    }
  }

  private static func colorSource(_ environment: TerminalEnvironment, isTold: Bool) -> String {
    if environment.refusesColor { return "NO_COLOR" }
    if environment.claimsTrueColor { return "COLORTERM" }
    if isTold { return "DECRQSS" }
    return environment.isKnownForTrueColor ? "TERM" : "terminfo"
  }
}
