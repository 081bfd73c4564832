/// Asks a terminal what it can do, and puts the answers together.
///
/// All questions go out at once, DA1 last: every terminal answers it, so that its answer says that
/// no other is to come. A value; who sends the bytes and keeps the time is another's business.
struct CapabilityProbe {
  /// How long the answers are waited for before they are told as they are.
  static let patience = 0.1
  /// How long after the questions late answers may reach the shell if the program ends.
  static let danger = 1.0

  private(set) var capabilities: TerminalCapabilities
  /// Whether DA1 has been answered.
  private(set) var isComplete = false
  /// Whether the terminal tells when it has taken what was sent.
  private(set) var tellsArrival = false
  /// The extent of one cell in the display's pixels, where it was told.
  private(set) var cellPixels: SIMD2<Double>?
  private let environment: TerminalEnvironment

  init(assuming capabilities: TerminalCapabilities, environment: TerminalEnvironment) {
    self.capabilities = capabilities
    self.environment = environment
  }

  /// The questions, in one piece.
  var questions: String {
    var text = EscapeSequences.Mode.synchronizedOutput.query
    text += EscapeSequences.Mode.inBandResize.query
    text += EscapeSequences.Mode.mouseInPixels.query
    text += "\(EscapeSequences.queryKeyboard)\(EscapeSequences.queryCellPixels)"
    if environment.understandsStrings {
      text += "\(EscapeSequences.queryBackground)"
      if asksForTrueColor { text += "\(EscapeSequences.queryTrueColor)" }
    }
    return text + "\(EscapeSequences.queryStatus)\(EscapeSequences.queryPrimaryAttributes)"
  }

  private var asksForTrueColor: Bool {
    let depth = capabilities.output.colorDepth
    return depth == .indexed16 || depth == .indexed256
  }

  /// Takes one answer.
  mutating func note(_ reply: TerminalReply) {
    switch reply {
    case .primaryAttributes: isComplete = true
    case .mode(let number, let state): note(mode: number, isKnown: state == 1 || state == 2)
    case .keyboardFlags: capabilities.hasKittyKeyboard = true
    case .attributes(let numbers): note(attributes: numbers)
    case .background(let color): capabilities.background = color
    case .cellPixels(let width, let height): note(cellWidth: width, height: height)
    case .ready: tellsArrival = true
    case .cursor, .screenPixels, .other: break
    }
  }

  private mutating func note(mode number: Int, isKnown: Bool) {
    switch EscapeSequences.Mode(rawValue: number) {
    case .synchronizedOutput: capabilities.output.hasSynchronizedOutput = isKnown
    case .inBandResize: capabilities.hasInBandResize = isKnown
    case .mouseInPixels: capabilities.hasPixelMouse = isKnown
    default: break
    }
  }

  private mutating func note(attributes: [Int]) {
    let color = [1, 2, 3]
    let isExact = attributes.contains(38) && attributes.suffix(3) == color[...]
    if isExact, asksForTrueColor { capabilities.output.colorDepth = .trueColor }
  }

  private mutating func note(cellWidth width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    cellPixels = SIMD2(Double(width), Double(height))
  }
}
