internal import CNcurses
internal import Dispatch
internal import Foundation

extension TerminalSession {
  /// Takes one thing that the terminal sent.
  func note(_ input: DecodedInput) {
    switch input {
    case .key(KeyStroke(.character("z"), modifiers: .control)): suspend()
    case .key(let stroke): onEvent?(.key(stroke))
    case .mouse(let mouse): onEvent?(.mouse(mouse))
    case .paste(let text): onEvent?(.paste(text))
    case .focus(let isFocused): onEvent?(.focus(isFocused))
    case .resize(let size): resize(to: size)
    case .reply(let reply): note(reply)
    }
  }

  /// Takes a size, and tells it unless it is the one that was known.
  func resize(to newSize: TerminalSize) {
    guard newSize != size else { return }
    size = newSize
    region?.isStale = true
    updateMousePixels()
    onEvent?(.resize(size))
  }

  private func updateMousePixels() {
    input.decoder.scanner.cellPixels = capabilities.hasPixelMouse ? cellPixels : nil
  }

  /// The extent of a cell: by the size of the screen, else as the terminal answered.
  private var cellPixels: SIMD2<Double>? {
    guard let width = size.pixelWidth, let height = size.pixelHeight else {
      return probe.cellPixels
    }
    return SIMD2(Double(width) / Double(size.columns), Double(height) / Double(size.rows))
  }

  // MARK: Questions and answers

  /// Asks what the terminal can do; the answers come as input.
  func ask() {
    guard_set_answers_due(true)
    if isInline {
      input.decoder.scanner.expectsCursor = true
      output.send(Array("\(EscapeSequences.queryCursor)".utf8))
    }
    output.send(Array(probe.questions.utf8))
    questionsSent = MonotonicTime.now
    expectAnswers()
    // An answer that is cut in two must not look like the Esc key.
    input.decoder.escapePatience = CapabilityProbe.patience
    DispatchQueue.main.asyncAfter(deadline: .now() + CapabilityProbe.patience) { [weak self] in
      MainActor.assumeIsolated { self?.applyAnswers() }
    }
  }

  private func note(_ reply: TerminalReply) {
    if reply == .ready, probe.isComplete { return frameArrived() }
    if case .cursor(let column) = reply { region?.isAtLineStart = column == 1 }
    let wasLate = MonotonicTime.now > questionsSent + CapabilityProbe.patience
    probe.note(reply)
    if probe.isComplete { guard_set_answers_due(link.isAsking) }
    if probe.isComplete || wasLate { applyAnswers() }
    guard case .primaryAttributes = reply else { return }
    input.decoder.scanner.expectsCursor = false
    beginLink()
    onAnswered?()
  }

  /// Uses what the answers allow, and tells what is new.
  private func applyAnswers() {
    guard isOpen else { return }
    input.decoder.escapePatience = InputDecoder.defaultEscapePatience
    var known = probe.capabilities
    known.hasPixelMouse = known.hasPixelMouse && cellPixels != nil
    guard known != capabilities else { return }
    var added = known
    added.hasKittyKeyboard = known.hasKittyKeyboard && !capabilities.hasKittyKeyboard
    added.hasPixelMouse = known.hasPixelMouse && !capabilities.hasPixelMouse
    added.hasInBandResize = known.hasInBandResize && !capabilities.hasInBandResize
    capabilities = known
    set(added)
    updateMousePixels()
    onEvent?(.capabilities(known))
  }
}
