import Foundation

/// An element that keys may go to.
class FocusableElement: WrapperElement {
  private(set) var isEnabled: Bool
  private var environment: EnvironmentValues
  /// When the element or something in it had the focus, counted from 1 on; 0 is never.
  private(set) var lastFocus = 0
  /// What is seen of the focus, once the element has had it.
  private var ringElement: FocusRingElement?

  init(around content: Element, in inputs: ViewInputs) {
    environment = inputs.environment.values
    isEnabled = environment.isEnabled
    super.init(around: content, scope: inputs.transactions)
    isRightToLeft = inputs.environment.isRightToLeft
    graph.focus.add(self)
    graph.focus.readers.focusabilityChanged()
  }

  /// Takes note of what has changed around the element.
  func update(_ inputs: ViewInputs) {
    environment = inputs.environment.values
    isEnabled = environment.isEnabled
    isRightToLeft = inputs.environment.isRightToLeft
    graph.focus.readers.focusabilityChanged()
    guard isFocused else { return }
    ringElement?.redraw()
    setNeedsDrawing()
    // What becomes of the focus of what has gone is decided when all has.
    if isReachable, !canBeFocused { graph.focus.move(to: nil) }
  }

  /// Whether keys may go to the element at the moment, provided that it is shown and enabled.
  var isFocusable: Bool { true }

  /// Whether the focus passes the element by when something inside may have it.
  var yieldsToContent: Bool { false }

  /// Whether arrow keys that lead here from another row give the focus to the element, and not to
  /// what is inside.
  var isEnteredAsRow: Bool { false }

  /// How much the row of a list asks to be the one at which Tab stops; nil for what is no such row.
  var listEntry: ListEntry? { nil }

  /// Whether the focus goes on to a neighbour when the element goes, and takes it away.
  var handsFocusOn: Bool { false }

  /// Whether Return and the space bar press the element.
  var isActivatable: Bool { true }

  /// Whether pressing any part of it does the one thing that it is for, as of a button.
  var isPressedAsOne: Bool { false }

  /// Whether it is a text that keys edit.
  var editsText: Bool { false }

  /// Whether a key that may be a shortcut begins a line in it.
  func makesLine(by key: KeyPress) -> Bool { false }

  /// Whether a key submits the text in it.
  func submits(by key: KeyPress) -> Bool { false }

  final var isFocused: Bool { graph.focus.focused === self }

  /// Makes use of a key while the element has the focus, or leaves it to those around.
  func press(_ key: KeyPress) -> Bool { false }

  /// Puts in pasted text while the element has the focus, or says that it takes none.
  func insert(_ text: String) -> Bool { false }

  /// Whether a ring shows that the element has the focus.
  var showsFocusRing: Bool { true }

  /// Where that ring runs.
  var focusRingSide: FocusRing.Side { .outside }

  /// What that ring goes around, in the space of the frame.
  var focusRingArea: CGRect { frame }

  /// Whether the ring lies under what is in the element, which may hide parts of it.
  var isFocusRingBelow: Bool { false }

  /// Does what comes of the focus being given to the element, or taken away.
  func focusDidChange() {}

  /// Whether it is the line of a menu that is chosen, from which arrow keys go on.
  var isChosenLine: Bool { false }

  /// Does what comes of the Tab key having led into the row of a list.
  func enteredByTab() {}

  /// Does what pressing the element would do.
  func activate() {}

  /// The ring that shows that the element, in `frame`, has the focus; nil for one that shows it
  /// otherwise.
  private func ring(around frame: CGRect) -> FocusRing? {
    guard showsFocusRing, environment.isFocusEffectEnabled else { return nil }
    return FocusRing(
      frame, focusRingSide, pixelsPerPoint: environment.pixelsPerPoint, from: gridOffset)
  }

  /// What is to be seen of the element while it has the focus, in the space of its frame.
  final var focusFrame: CGRect { ring(around: ringedFrame)?.bounds ?? frame }

  /// What the ring goes around: the cells of a single line of characters, wherever its frame is.
  final var ringedFrame: CGRect {
    let scale = environment.pixelsPerPoint
    let area = focusRingArea
    guard area == frame, abs(frame.height * scale.height - 2) < 0.125 else { return area }
    let y = GridUnit.cell.nearest(to: frame.origin, pixelsPerPoint: scale, from: gridOffset).y
    return CGRect(x: frame.minX, y: y, width: frame.width, height: frame.height)
  }

  /// The line of the ring that is seen while the element has the focus and is shown in `frame`.
  final func ringCommand(in frame: CGRect) -> DisplayList.Command? {
    ring(around: frame)?.command(
      in: Color.accentColor.resolve(in: environment), along: focusOutline)
  }

  override func didPlace() {
    super.didPlace()
    if isFocused { ringElement?.place(around: self) } else { ringElement = nil }
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    let ring = isFocused && (editsText || graph.focus.isVisible) ? shownRing : nil
    if isFocusRingBelow { ring?.draw(into: &commands) }
    super.appendCommands(to: &commands)
    if !isFocusRingBelow { ring?.draw(into: &commands) }
  }

  /// Takes note that the element has been given the focus, or that it was taken away.
  final func focusMoved() {
    ringElement = isFocused && !frame.isEmpty ? FocusRingElement(of: self) : nil
    for case let element as FocusableElement in chain { element.lastFocus = graph.focus.moveCount }
    setNeedsDrawing()
    focusDidChange()
  }

  /// What draws the ring, which is where the element is when it gets the focus, and moves with it.
  private var shownRing: FocusRingElement {
    if let ringElement { return ringElement }
    let made = FocusRingElement(of: self)
    ringElement = made
    return made
  }
}

extension FocusableElement {
  /// Whether keys may go to the element at the moment.
  final var canBeFocused: Bool {
    isFocusable && isEnabled && isReachable && !standsForUnmadeRows
  }
}
