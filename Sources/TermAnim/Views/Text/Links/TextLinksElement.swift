import Foundation

/// What makes the links in a text something to press, and to give the focus to.
///
/// The text has the focus as one; arrow keys lead from link to link, and on from the last one. In
/// the label of a button, or of a line that is pressed as one, they are text.
final class TextLinksElement: FocusableElement, Pressable {
  private let text: TextElement
  private var environment: EnvironmentValues
  /// The number of the link that keys are meant for.
  private var chosen = 0
  /// That of the link that is pressed.
  private var pressed: Int?

  init(around text: TextElement, in inputs: ViewInputs) {
    (self.text, environment) = (text, inputs.environment.values)
    super.init(around: text, in: inputs)
  }

  override func update(_ inputs: ViewInputs) {
    environment = inputs.environment.values
    chosen = min(chosen, max(text.links.count - 1, 0))
    super.update(inputs)
  }

  private var isInButton: Bool {
    around.contains { ($0 as? FocusableElement)?.isPressedAsOne == true }
  }

  override var isFocusable: Bool { !shownLinks.isEmpty && !isInButton }

  /// The numbers of the links that are seen: not those that are cut off, or hidden by a
  /// placeholder.
  private var shownLinks: [Int] {
    guard !environment.redactsContent else { return [] }
    return text.links.indices.filter { !text.boxes(of: text.links[$0]).isEmpty }
  }

  override var showsFocusRing: Bool { false }

  // MARK: Keys

  override func press(_ key: KeyPress) -> Bool {
    guard key.phase != .up else { return false }
    switch key.key {
    case .leftArrow: return choose(isRightToLeft ? chosen + 1 : chosen - 1)
    case .rightArrow: return choose(isRightToLeft ? chosen - 1 : chosen + 1)
    case .upArrow: return choose(chosen - 1)
    case .downArrow: return choose(chosen + 1)
    default: return false
    }
  }

  private func choose(_ number: Int) -> Bool {
    guard shownLinks.contains(number) else { return false }
    chosen = number
    setNeedsDrawing()
    if let box = text.boxes(of: text.links[number]).first { scrollToSee(box) }
    return true
  }

  override func activate() { open(chosen) }

  private func open(_ number: Int) {
    guard shownLinks.contains(number) else { return }
    environment.openURL(text.links[number].address)
  }

  // MARK: Drawing

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    if isFocused, shownLinks.contains(chosen) {
      let paint = Color.accentColor.opacity(0.35).paint(in: environment)
      for box in text.boxes(of: text.links[chosen]) {
        commands.append(.fill(Path(box), paint.paint(in: box), FillStyle()))
      }
    }
    super.appendCommands(to: &commands)
  }

  // MARK: Pointing

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    if isEnabled, !isInButton, link(at: point) != nil { path.append(self) }
    return true
  }

  private(set) lazy var participant: GestureParticipant? =
    CallbackRecognizer(followingPressesOf: self) { [weak self] in self?.follow($0) }

  /// Opens the link on which the pointer has been pressed and let go.
  private func follow(_ press: Press) {
    let point = CGPoint(x: press.location.x + frame.minX, y: press.location.y + frame.minY)
    switch press.phase {
    case .began:
      pressed = link(at: point)
      if let pressed { _ = choose(pressed) }
      graph.focus.move(to: self, byPress: true)
    case .ended:
      if let pressed, press.isInside, pressed == link(at: point) { open(pressed) }
      pressed = nil
    case .moved: break
    default: pressed = nil
    }
  }

  /// The number of the link that is shown at a point of the space of the frame.
  private func link(at point: CGPoint) -> Int? {
    shownLinks.first { number in
      text.boxes(of: text.links[number]).contains { $0.covers(point) }
    }
  }
}
