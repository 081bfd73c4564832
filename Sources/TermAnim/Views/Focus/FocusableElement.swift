import Foundation

/// An element that keys may go to.
class FocusableElement: WrapperElement {
  private(set) var isEnabled: Bool
  private var environment: EnvironmentValues

  init(around content: Element, in inputs: ViewInputs) {
    environment = inputs.environment.values
    isEnabled = environment.isEnabled
    super.init(around: content, scope: inputs.transactions)
    graph.focus.add(self)
    graph.focus.readers.focusabilityChanged()
  }

  /// Takes note of what has changed around the element.
  func update(_ inputs: ViewInputs) {
    environment = inputs.environment.values
    isEnabled = environment.isEnabled
    graph.focus.readers.focusabilityChanged()
    guard isFocused else { return }
    setNeedsDrawing()
    if !canBeFocused { graph.focus.move(to: nil) }
  }

  /// Whether keys may go to the element at the moment, provided that it is shown and enabled.
  var isFocusable: Bool { true }

  /// Whether the focus passes the element by when something inside may have it.
  var yieldsToContent: Bool { false }

  /// Whether arrow keys that lead here from another row give the focus to the element, and not to
  /// what is inside.
  var isEnteredAsRow: Bool { false }

  /// Whether the focus goes on to a neighbour when the element goes, and takes it away.
  var handsFocusOn: Bool { false }

  /// Whether Return and the space bar press the element.
  var isActivatable: Bool { true }

  final var isFocused: Bool { graph.focus.focused === self }

  /// Makes use of a key while the element has the focus, or leaves it to those around.
  func press(_ key: KeyPress) -> Bool { false }

  /// Puts in pasted text while the element has the focus, or says that it takes none.
  func insert(_ text: String) -> Bool { false }

  /// Whether a ring shows that the element has the focus.
  var showsFocusRing: Bool { true }

  /// Where that ring runs.
  var focusRingSide: FocusRing.Side { .outside }

  /// Whether the ring lies under what is in the element, which may hide parts of it.
  var isFocusRingBelow: Bool { false }

  /// Takes note that the element has been given the focus, or that it was taken away.
  func focusDidChange() {}

  /// Does what pressing the element would do.
  func activate() {}

  /// The ring that shows that the element has the focus; nil for one that shows it otherwise.
  private var ring: FocusRing? {
    guard showsFocusRing, environment.isFocusEffectEnabled else { return nil }
    return FocusRing(frame, focusRingSide, pixelsPerPoint: environment.pixelsPerPoint)
  }

  /// What is to be seen of the element while it has the focus, in the space of its frame.
  final var focusFrame: CGRect { ring?.bounds ?? frame }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    let line = isFocused ? ring?.command(in: Color.accentColor.resolve(in: environment)) : nil
    if let line, isFocusRingBelow { commands.append(line) }
    super.appendCommands(to: &commands)
    if let line, !isFocusRingBelow { commands.append(line) }
  }
}

extension FocusableElement {
  /// Whether keys may go to the element at the moment.
  final var canBeFocused: Bool { isFocusable && isEnabled && isReachable }
}
