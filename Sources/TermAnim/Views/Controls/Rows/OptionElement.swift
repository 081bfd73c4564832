import Foundation

/// The element of an `OptionModifier`.
final class OptionElement: FocusableElement, Pressable, Animating {
  var modifier: OptionModifier {
    didSet { setNeedsDrawing() }
  }
  private(set) var environment: EnvironmentValues
  /// The line below a row.
  var line = RowLine(between: RowLines(), and: nil) {
    didSet { if line != oldValue { setNeedsDrawing() } }
  }
  /// The row below.
  weak var next: OptionElement? {
    didSet { if next !== oldValue { setNeedsDrawing() } }
  }
  /// Where a row is in its section.
  var place = RowPlace() {
    didSet { if place != oldValue { setNeedsDrawing() } }
  }
  /// Whether the list has drawn the ground that is behind the row, in the drawing that goes on.
  var isOnSectionGround = false
  private(set) var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDrawing() } }
  }
  /// The button that the press of a row is for.
  private weak var pressedButton: ButtonElement?
  /// Whether a press goes on.
  private var isFollowing = false
  private var wasPlaced = false
  private var animatedFrame = AnimatedFrame()
  var isAnimating = false
  /// What waits for the row to be held, while something does.
  weak var hold: RowHold?
  /// When the row was let go that was pressed last.
  private var lastPress: FrameTime?

  init(_ modifier: OptionModifier, around content: Element, in inputs: ViewInputs) {
    self.modifier = modifier
    environment = inputs.environment.values
    super.init(around: content, in: inputs)
  }

  override func update(_ inputs: ViewInputs) {
    super.update(inputs)
    environment = inputs.environment.values
  }

  /// Which part of a section the element is; nil for a row.
  var sectionPart: SectionPart? {
    traits.layoutValues[ObjectIdentifier(SectionPartKey.self)] as? SectionPart
  }

  var isSelected: Bool { modifier.choice?.isSelected(choiceTag) ?? false }

  var isChoosable: Bool {
    modifier.choice != nil && choiceTag != nil && !isSelectionDisabled
  }

  private var isSelectionDisabled: Bool {
    traits.layoutValues[ObjectIdentifier(SelectionDisabledKey.self)] as? Bool ?? false
  }

  override var isFocusable: Bool { sectionPart == nil && (isChoosable || !rowActions.isEmpty) }

  override var isActivatable: Bool { isChoosable || disclosure != nil }

  /// A row that cannot be chosen leaves the focus to a control in it.
  override var yieldsToContent: Bool { !isChoosable }

  /// Arrow keys stay in texts that are edited one below the other.
  override var isEnteredAsRow: Bool {
    isChoosable
      || rowActions.contains(where: \.concernsRow)
        && !graph.focus.candidates(in: self).contains(where: \.editsText)
  }

  override var listEntry: ListEntry? {
    guard modifier.look == .row || isOnWheel, isFocusable else { return nil }
    guard isSelected else { return .ordinary }
    return modifier.choice?.followsFocus == true ? .chosenByFocus : .chosen
  }

  override var handsFocusOn: Bool { !rowActions.isEmpty }

  override func didPlace() {
    super.didPlace()
    if animatedFrame.follow(self) { graph.animate(self) }
    setNeedsDrawing()
    ownGrounds?.placeGround(in: self)
    defer { wasPlaced = true }
    guard !wasPlaced, modifier.isShownWhenChosen, isSelected else { return }
    // All else around has to be placed, too.
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      nearestScrollElement?.center(row: self)
    }
  }

  // MARK: Drawing

  /// Where the element is shown at the moment: grounds and lines go with what is in a row.
  var presentedFrame: CGRect { animatedFrame.presented }

  func step(to time: FrameTime) -> Bool {
    setNeedsDrawing()
    return animatedFrame.step(to: time)
  }

  /// Lines of menus show by their ground that they have the focus.
  override var showsFocusRing: Bool { modifier.look == .row }

  /// Rows touch each other, and the ends of what scrolls.
  override var focusRingSide: FocusRing.Side { .inside }

  /// Buttons beside a row that is pulled aside lie over the ring.
  override var isFocusRingBelow: Bool { rowActions.contains(where: \.isUnderWay) }

  override var isChosenLine: Bool { modifier.isShownWhenChosen && isSelected }

  override func enteredByTab() { leadToChosenRow() }

  override func focusDidChange() {
    if isFocused { environment.pulledRow?.letBack(unlessIn: self) }
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    let ownGround = ownGrounds?.rowGround
    let isOnSectionGround = isOnSectionGround
    self.isOnSectionGround = false
    if let card, ownGround == nil, !isOnSectionGround {
      let paint = ControlColor.panel.paint(in: environment)
      commands.append(.fill(card, paint.paint(in: presentedFrame), FillStyle()))
    }
    if let ground {
      commands.append(ground)
    } else if place.isOdd, alternatesGrounds, ownGround == nil {
      let paint = Color.primary.opacity(0.06).paint(in: environment)
      commands.append(
        .fill(card ?? Path(presentedFrame), paint.paint(in: presentedFrame), FillStyle()))
    }
    if let ownGround { append(ownGround, to: &commands) }
    if let separator { commands.append(separator) }
    super.appendCommands(to: &commands)
    if modifier.look == .menuItem, isSelected { commands.append(mark) }
  }

  // MARK: Choosing

  private(set) lazy var participant: GestureParticipant? =
    CallbackRecognizer(followingPressesOf: self) { [weak self] in self?.follow($0) }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    let count = path.count
    guard
      super.hitTest(point, path: &path)
        || ownGrounds?.rowGround?.hitTest(point, path: &path) == true || frame.covers(point)
    else { return false }
    guard isEnabled else { return true }
    let hold = menuHold(within: path[count...])
    if isFocusable || path.count == count && button != nil { path.append(self) }
    if let hold { path.append(hold) }
    return true
  }

  /// The button of a row that is nothing else by itself; nil where there are other controls.
  private var button: ButtonElement? {
    guard modifier.look == .row, !isChoosable else { return nil }
    let controls = graph.focus.candidates(in: self)
    guard controls.count == 1, let button = controls[0] as? ButtonElement,
      button.handler.isPressedByRow
    else { return nil }
    return button
  }

  private func follow(_ press: Press) {
    // A press that had to wait for others begins with its end.
    let begins = !isFollowing
    isFollowing = press.phase == .began || press.phase == .moved
    if begins { pressedButton = button }
    pressedButton?.follow(press)
    guard isFocusable else { return }
    isPressed =
      isChoosable && press.isInside && (press.phase == .began || press.phase == .moved)
    if begins, press.isInside {
      environment.pulledRow?.letBack(unlessIn: self)
      graph.focus.move(to: self, byPress: true)
    }
    if press.phase == .ended, press.isInside { pressed(at: press.time) }
  }

  /// Chooses the row; a second press, soon after the first, does what the row is for.
  private func pressed(at time: FrameTime) {
    let isSecond =
      lastPress.map { time.seconds - $0.seconds <= TapRecognizer.repeatInterval } ?? false
    lastPress = isSecond ? nil : time
    if isSecond, performPrimaryAction() { return }
    activate()
  }

  override func activate() {
    guard isChoosable, let tag = choiceTag else {
      disclosure?.disclose()
      return
    }
    // What is chosen anew leads on by itself.
    if isSelected, modifier.look == .row, modifier.choice?.followsFocus == true {
      environment.columnNavigator?.showNextColumn()
    }
    modifier.choice?.select(tag)
  }

  override func press(_ key: KeyPress) -> Bool {
    guard key.phase != .up else { return false }
    let meant = rowActions.filter { $0.isMeant(by: key, in: layoutDirection) }
    if let action = meant.first(where: \.isUnderWay) ?? meant.first {
      // Nobody means a row that has been scrolled away.
      if graph.focus.isFocusInSight { action.perform(key) }
      graph.focus.scrollToFocus()
      return true
    }
    switch key.key {
    case .return: return isFocused && performPrimaryAction()
    case .upArrow: return moveFocus(by: -1)
    case .downArrow: return moveFocus(by: 1)
    default: return moveFocusInTree(by: key)
    }
  }

  /// Goes to the row above or below, or, where the row is nothing by itself, through what is in it.
  private func moveFocus(by step: Int) -> Bool {
    if isOnWheel {
      turnWheel(by: step)
      return true
    }
    let isMoved =
      isEnteredAsRow
      ? graph.focus.move(by: step, outOf: self) : graph.focus.move(by: step)
    if isMoved { chooseFocused() }
    return isMoved
  }

  /// Chooses the row of the list that arrow keys have gone to, where they choose.
  func chooseFocused() {
    guard let row = graph.focus.focused as? OptionElement, row !== self, row.isChoosable,
      row.modifier.choice?.followsFocus == true, environment.columnNavigator?.isAlone != true,
      row.nearestScrollElement === nearestScrollElement
    else { return }
    row.activate()
  }
}
