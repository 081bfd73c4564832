import TermAnim

/// What lies over a show, and the keys that are about the showing: help, transport, inspector,
/// zoom.
///
/// A class because keys change it and its views follow. Not part of what is replayed: it goes on
/// while the show stands still.
@MainActor @Observable
final class Console {
  /// Called when somebody wants to leave.
  @ObservationIgnored var onQuit: (@MainActor () -> Void)?

  /// The page of the help that is open, from 0; nil when it is closed.
  private(set) var helpPage: Int?
  private(set) var isInspectorOpen = false
  /// How large things are, while it is told; nil when a while has passed since a key changed it.
  private(set) var toldZoom: Zoom?
  /// Counts the keys that changed it.
  private(set) var zoomCount = 0
  /// Counts what changed the time on the screen, which views cannot observe by themselves.
  private var changes = 0
  /// Whether a hand is on the line of time; it also knows whether time stood still before.
  private var scrub: Scrub?
  private unowned let played: Performance
  private let animates: Bool
  private let firstScale: Double

  /// What is to be as it was when the hand has left the line of time.
  private struct Scrub {
    let wasPaused: Bool
  }

  /// A console over `performance`, which it takes the keys of.
  init(_ performance: Performance, motion: Motion) {
    (played, animates) = (performance, motion != .none)
    firstScale = performance.pointsPerPixel
    performance.onKey = { [weak self] stroke in self?.press(stroke) ?? false }
    performance.onPress = { [weak self] in self?.letTimeGoOn() }
    performance.lay { ConsoleView(console: self) }
  }

  /// What the console is over; who has read of it looks again when `timeChanged()` is called.
  var performance: Performance {
    _ = changes
    return played
  }

  /// The show as it is now; another object after time was turned back.
  var show: Show? { performance.program as? Show }

  /// Whether the line of time is shown: while time is not simply going on.
  var showsTime: Bool {
    let isBehind = performance.duration - performance.time > 2 * performance.frameInterval
    return scrub != nil || performance.isPaused || performance.rate != 1 || isBehind
  }

  // MARK: Keys

  /// Whether the foot of the screen names keys.
  var namesKeys: Bool {
    guard let show else { return false }
    return show.namesKeys && !show.act.stage.isBare && show.act.stage.question == nil
  }

  /// Presses the key that is named in a column of the line of so many at the foot of the screen.
  func press(column: Int, of columns: Int) {
    guard let table = show?.act.table.words(hasUnicode: performance.hasUnicode) else { return }
    let line = table.foot(columns: columns, hasFocus: performance.hasFocus)
    if let stroke = line.stroke(at: column) { performance.press(stroke) }
  }

  private func press(_ stroke: KeyStroke) -> Bool {
    guard let show, !show.capturesKeys, let binding = show.act.table.binding(for: stroke) else {
      return false
    }
    guard case .player(let key) = binding.deed, !(key == .close && closesInShow) else {
      letTimeGoOn()
      return false
    }
    perform(key)
    return true
  }

  private func perform(_ key: PlayerKey) {
    switch key {
    case .help: turnHelp()
    case .inspect: toggleInspector()
    case .pause: performance.setPaused(!performance.isPaused)
    case .stepForward: performance.step(by: 1)
    case .stepBack: performance.step(by: -1)
    case .faster: performance.changeRate(by: 1)
    case .slower: performance.changeRate(by: -1)
    case .restart:
      performance.seek(to: 0)
      performance.setPaused(false)
    case .zoomIn: zoom(to: max(scale / Self.zoom, min(scale, Self.scales.lowerBound)))
    case .zoomOut: zoom(to: min(scale * Self.zoom, max(scale, Self.scales.upperBound)))
    case .zoomReset: zoom(to: firstScale)
    case .close: close()
    case .quit: onQuit?()
    }
    timeChanged()
  }

  /// What one step of zooming multiplies lengths by.
  private static let zoom = 1.25
  /// How far keys zoom, in points across a pixel; who begins beyond stays there or comes back.
  ///
  /// With fewer, what is told in words has no room beside what is drawn.
  private static let scales = 2.5...16

  private var scale: Double { performance.pointsPerPixel }

  private func zoom(to scale: Double) {
    performance.pointsPerPixel = scale
    toldZoom = Zoom(scale: scale, firstScale: firstScale)
    zoomCount += 1
  }

  /// Tells no more how large things are.
  func hideZoom() {
    toldZoom = nil
  }

  /// Lets what a key or a press does to the show be seen; where nothing moves, it is seen at once.
  private func letTimeGoOn() {
    guard animates, performance.isPaused else { return }
    performance.setPaused(false)
    timeChanged()
  }

  /// Whether the next thing to close, or to leave, is the scene's own.
  private var closesInShow: Bool {
    helpPage == nil && !isInspectorOpen
      && (performance.hasFocus || show?.act.stage.isBare == true)
  }

  /// Closes what is open, or else leaves.
  private func close() {
    if helpPage != nil {
      openHelp(at: nil)
    } else if isInspectorOpen {
      toggleInspector()
    } else {
      onQuit?()
    }
  }

  /// The help of the scene on the stage, as it is laid out on the screen.
  var helpLayout: HelpLayout? {
    show.map {
      HelpLayout($0.act.table.words(hasUnicode: performance.hasUnicode), on: performance.screenSize)
    }
  }

  /// Opens the help, or its next page, or closes it when there is none.
  func turnHelp() {
    let page = helpPage.map { $0 + 1 } ?? 0
    openHelp(at: page < helpLayout?.pages.count ?? 0 ? page : nil)
  }

  /// Only coming and going is animated: the words of two pages would mix.
  private func openHelp(at page: Int?) {
    let turns = helpPage != nil && page != nil
    withAnimation(animates && !turns ? .easeOut(duration: 0.3) : nil) { helpPage = page }
  }

  private func toggleInspector() {
    withAnimation(animates ? .easeOut(duration: 0.2) : nil) { isInspectorOpen.toggle() }
    performance.isInspected = isInspectorOpen
  }

  /// Shows the moment at a share of the time there has been, and holds it until `letGo()`.
  func scrub(toShare share: Double) {
    if scrub == nil {
      scrub = Scrub(wasPaused: performance.isPaused)
      performance.setPaused(true)
    }
    performance.seek(to: min(max(share, 0), 1) * performance.duration)
    timeChanged()
  }

  /// Lets time go on from the moment that a hand has brought it to, unless it stood still before.
  func letGo() {
    guard let scrub else { return }
    self.scrub = nil
    performance.setPaused(scrub.wasPaused)
    timeChanged()
  }

  /// Lets views look at the time again.
  func timeChanged() {
    changes += 1
  }
}
