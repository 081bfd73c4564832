/// Which elements keys go to.
///
/// A class because all elements of a graph share it.
@MainActor
final class KeyboardFocus {
  /// What may have the focus.
  private(set) var candidates = WeakList<FocusableElement>()
  /// What listens to keys wherever the focus is.
  private var listeners = WeakList<KeyPressElement>()
  private(set) var shortcuts = WeakList<ShortcutElement>()
  private var exits = WeakList<ExitElement>()
  private var ties = WeakList<FocusTieElement>()
  /// What the focus is given back within.
  private(set) var scopes = WeakList<FocusScopeElement>()
  private var givers = WeakList<FocusedValueElement>()
  private var hasGivers = false
  /// What views around the focus give to those who ask.
  let reading = FocusedValuesReading()
  private(set) weak var focused: FocusableElement?
  /// Whether a ring shows what has the focus, which that of a text always does: a press shows by
  /// itself where it leads.
  private(set) var isVisible = true
  /// Whether something has the focus, or had it when it went away.
  private var isTaken = false
  /// What has the focus next if the row in which it is goes on account of a key.
  private weak var heir: FocusableElement?
  private var memory = FocusMemory()
  /// How often the focus has been moved.
  private(set) var moveCount = 0
  let readers = FocusReaders()

  func add(_ element: FocusableElement) {
    candidates.append(element)
  }

  func add(_ listener: KeyPressElement) {
    listeners.append(listener)
  }

  func add(_ shortcut: ShortcutElement) {
    shortcuts.append(shortcut)
  }

  func add(_ exit: ExitElement) {
    exits.append(exit)
  }

  func add(_ tie: FocusTieElement) {
    ties.append(tie)
  }

  func add(_ scope: FocusScopeElement) {
    scopes.append(scope)
  }

  func add(_ giver: FocusedValueElement) {
    givers.append(giver)
    hasGivers = true
  }

  /// Brings what is given to those who ask up to date.
  func updateValues(by fields: FieldTables) {
    guard hasGivers else { return }
    let givers = givers.objects
    hasGivers = !givers.isEmpty
    let chain = focusedChain.compactMap { $0 as? FocusedValueElement }
    // The innermost has the last word.
    let sources = givers.filter { $0.isOfScene && $0.isShown } + chain.reversed()
    var values = FocusedValues()
    for source in sources { source.edit(&values) }
    reading.change(to: values, from: sources.map(ObjectIdentifier.init), by: fields)
  }

  // MARK: Keys

  /// Does what `key` is for, and says whether it was for something.
  ///
  /// A key with Control, Alt or Command is a shortcut first; any other goes to what has the focus
  /// first, and to the views around it. Those that listen around a text alone come before the text,
  /// and hear nothing while it has not the focus. Then come all other views that listen, the
  /// innermost first, and the keys that move the focus, press what has it or a button, and open its
  /// menu. Last, Esc leaves what is presented. A Return that submits a text presses the button that
  /// it is the shortcut of, too.
  func use(_ key: KeyPress) -> Bool {
    show()
    chooseHeir()
    let isCommand = !key.modifiers.isDisjoint(with: [.control, .option, .command])
    if isCommand, focused?.makesLine(by: key) != true, performShortcut(key) { return true }
    let submitted = key.phase == .down && focused?.submits(by: key) == true ? focused : nil
    if let user = user(of: key) {
      if user === submitted { _ = performShortcut(key) }
      return true
    }
    guard key.phase != .up else { return false }
    if key.isSecondaryClick, secondaryClick() { return true }
    switch key.key {
    case .tab: return tab(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .return, .space: return activate() || performShortcut(key)
    case .escape: return (!isCommand && performShortcut(key)) || leave() || letGo()
    default: return !isCommand && performShortcut(key)
    }
  }

  /// Leaves what is presented in front, and says whether something is.
  private func leave() -> Bool {
    guard let exit = exits.objects.first(where: \.isReachable) else { return false }
    exit.leave()
    return true
  }

  /// Takes the focus from what has it, and says whether something has.
  private func letGo() -> Bool {
    guard focused != nil else { return false }
    move(to: nil)
    return true
  }

  /// Puts pasted text in what has the focus, and says whether that takes text.
  func insert(_ text: String) -> Bool {
    guard let focused, focused.canBeFocused else { return false }
    return focused.insert(text)
  }

  /// The first to make use of a key, of those that are asked before what it usually does; nil for
  /// none.
  private func user(of key: KeyPress) -> Element? {
    var offered: Set<ObjectIdentifier> = []
    func hears(_ listener: KeyPressElement) -> Bool {
      offered.insert(ObjectIdentifier(listener)).inserted && listener.press(key)
    }
    let chain = focusedChain
    let ofText = chain.lazy.compactMap { $0 as? KeyPressElement }
      .filter { $0.editedText.map { $0 === self.focused } ?? false }
    if let listener = ofText.first(where: hears) { return listener }
    for element in chain {
      if let element = element as? FocusableElement, element.press(key) { return element }
      if let listener = element as? KeyPressElement, hears(listener) { return listener }
    }
    return listeners.objects
      .filter {
        !offered.contains(ObjectIdentifier($0)) && $0.editedText == nil && $0.isReachable
      }
      .sorted { $0.depth > $1.depth }
      .first { $0.press(key) }
  }

  /// What has the focus and the elements around it, from the inside outwards.
  private var focusedChain: [Element] {
    focused?.chain ?? []
  }

  private func activate() -> Bool {
    guard let focused, focused.canBeFocused, focused.isActivatable else { return false }
    focused.activate()
    return true
  }

  // MARK: Moving

  /// Lets a ring show what has the focus, as keys mean that.
  private func show() {
    guard !isVisible else { return }
    isVisible = true
    focused?.setNeedsDrawing()
  }

  /// Gives the focus to `element`, which somebody may have pressed; nil takes it from whatever has
  /// it.
  func move(to element: FocusableElement?, byPress: Bool = false) {
    guard element !== focused || isTaken != (element != nil) else { return }
    isVisible = !byPress
    let old = focused
    if let old { memory.insert(old) }
    (focused, isTaken, heir) = (element, element != nil, nil)
    moveCount += 1
    for element in [old, element] { element?.focusMoved() }
    let chain = Set(focusedChain.map(ObjectIdentifier.init))
    let (inside, outside) = ties.objects.reduce(into: ([FocusTieElement](), [FocusTieElement]())) {
      if chain.contains(ObjectIdentifier($1)) { $0.0.append($1) } else { $0.1.append($1) }
    }
    for tie in outside { tie.tie.lost() }
    for tie in inside { tie.tie.gained() }
    readers.focusMoved()
    // In an update, what is given is brought up to date.
    if hasGivers { (element ?? old)?.graph.enqueue(Transaction()) {} }
  }

  /// Gives the focus to `element`, and scrolls to where that is seen.
  func lead(to element: FocusableElement?, byPress: Bool = false) {
    move(to: element, byPress: byPress)
    scrollToFocus()
  }

  /// Scrolls to where what has the focus is seen, as soon as all that waits has been laid out.
  func scrollToFocus() {
    guard let graph = focused?.graph, focused?.nearestScrollElement != nil else { return }
    graph.enqueue(Transaction()) { [weak graph] in
      graph?.afterUpdate {
        graph?.enqueue(Transaction()) {
          guard let focused = graph?.focus.focused else { return }
          focused.scrollToSee(focused.focusFrame)
        }
      }
    }
  }

  /// Whether what has the focus is seen, or will be as soon as what scrolls has come to rest.
  var isFocusInSight: Bool { focused.map { $0.isInSight($0.focusFrame) } ?? false }

  /// Takes the focus from what an update has left where keys do not go: it has gone, or is covered.
  ///
  /// When what was presented has gone, or what was hidden shows again, what had the focus there
  /// gets it back where it stands.
  func updateEnded() {
    if let element = memory.takeUncovered(), focused?.isReachable != true {
      return move(to: element, byPress: !isVisible)
    }
    guard isTaken, focused.map({ !$0.isReachable }) ?? true else { return }
    lead(to: heir.flatMap { $0.canBeFocused ? $0 : nil }, byPress: !isVisible)
  }

  /// Moves the focus `step` views on, around the end, and says whether something has it then.
  ///
  /// When nothing has it yet it goes to the first, or, backwards, to the last.
  func move(by step: Int) -> Bool {
    move(by: step, among: order)
  }

  /// The same among `elements`, which are in order.
  func move(by step: Int, among elements: [FocusableElement]) -> Bool {
    guard !elements.isEmpty else { return false }
    let index = elements.firstIndex { $0 === focused }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
    lead(to: elements[(next % elements.count + elements.count) % elements.count])
    return true
  }

  /// Finds what has the focus next if the row in which it is goes: what is below, or else above.
  private func chooseHeir() {
    guard let row = focusedChain.first(where: { ($0 as? FocusableElement)?.handsFocusOn == true })
    else { return }
    // A row that came with a transition is still within that.
    let rows = row.chain.dropFirst().first { !($0 is WrapperElement) }
    let elements = order.filter { element in rows.map(element.isInside) ?? false }
    let below = elements.drop { !$0.isInside(row) }.drop { $0.isInside(row) }
    heir = below.first ?? elements.last { !$0.isInside(row) }
  }

  /// What the focus goes through, in order; a row that was clicked is where it goes on from, and so
  /// is what has become clear.
  ///
  /// Clear texts are gone through: they take the keys for what programs show in their place.
  var order: [FocusableElement] {
    let able = candidates.objects.filter {
      $0.canBeFocused && !$0.isOutOfOrder
        && ($0 === focused || $0.editsText || !$0.isInvisible)
    }
    guard able.contains(where: \.yieldsToContent) else { return FocusOrder(able).elements }
    let around = Set(able.flatMap { $0.chain.dropFirst().map(ObjectIdentifier.init) })
    return FocusOrder(
      able.filter {
        $0 === focused || !$0.yieldsToContent || !around.contains(ObjectIdentifier($0))
      }
    ).elements
  }

  /// Moves the focus to where `state`, a focus state, wants it, unless it is there already.
  func follow(_ state: AnyObject) {
    let own = ties.objects.filter { $0.tie.state === state && $0.isShown }
    let wanted = own.filter { $0.tie.isWanted }
    if wanted.contains(where: isWithin) { return }
    let targets = wanted.lazy.compactMap { self.firstCandidate(in: $0) }
    if let target = targets.first(where: \.isFocusable) {
      lead(to: target)
    } else if wanted.isEmpty, own.contains(where: isWithin) {
      move(to: nil)
    }
  }

  /// Whether the focus is in `element`.
  func isWithin(_ element: Element) -> Bool {
    focusedChain.contains { $0 === element }
  }
}
