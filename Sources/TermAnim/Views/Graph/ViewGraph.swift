import Foundation

/// A program's views at one moment: state and events go in, a display list comes out.
///
/// A class because views, bindings and publishers refer to it for as long as it lives. What it
/// shows is a pure function of its root, the events it was sent, and the times it was advanced to;
/// it never asks a clock.
///
/// Every change belongs to a transaction, and the changes of each transaction are an update of the
/// graph of their own, in order. An update runs the bodies that may have another result, shows what
/// comes and goes, and lays out again what has another size or place.
@MainActor
final class ViewGraph {
  /// The moment the graph shows.
  private(set) var time = FrameTime.zero
  /// The screen in points.
  private(set) var size: CGSize
  /// What the root sees.
  private(set) var environment: EnvironmentValues
  /// What the calendar shows at time zero; to be set before the first `advance`.
  var referenceDate = Date(timeIntervalSinceReferenceDate: 0)

  let fields = FieldTables()
  private var propertyLayouts: [ObjectIdentifier: PropertyLayout] = [:]

  private let makeRoot: (NodeContext) -> any RootNode
  private var root: (any RootNode)?
  let rootScope = TransactionScope(parent: nil)

  /// The update that is going on, or else the last one.
  private(set) var currentUpdate = GraphUpdate(number: 0, transaction: Transaction())
  /// Changes that wait for their updates.
  let pending = PendingUpdates()
  private var isAdvancing = false
  /// Whether bodies are being run.
  private var isUpdating = false

  private var invalidNodes: [Weak<ViewNode>] = []
  private var staleCollectors: [Weak<ViewNode>] = []
  private var leavingNodes: [ViewNode] = []
  private var layoutIsStale = true
  private var placesAreStale = false
  private var afterUpdate: [() -> Void] = []

  /// What is stepped in every frame.
  private var animating: [any Animating] = []
  private var wakeUps: [ObjectIdentifier: (node: Weak<ViewNode>, time: FrameTime)] = [:]

  private var list = DisplayList()
  private var listIsStale = true

  /// What compares its place with where it was, when places may have changed.
  var geometryObservers = WeakList<GeometryObserverElement>()
  let matchedGeometry = MatchedGeometryGroups()
  let focus = KeyboardFocus()
  /// What is shown above all other views, such as sheets and alerts.
  let presentations = PortalHost()
  let gestures = GestureArena()
  var hover = HoverTracker()

  /// Which ground views wish for.
  var colorSchemeWishes = ColorSchemeWishes() {
    didSet { if colorSchemeWishes.current != oldValue.current { groundChanged() } }
  }

  /// The types of nodes that have been seen to read `@Observable` objects.
  var observingTypes: Set<ObjectIdentifier> = []

  /// How many bodies have been run so far.
  var bodyEvaluationCount = 0

  /// A graph that shows `root` on a screen of `size` points; the first frame is due at once.
  init<Root: View>(
    root: Root, size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.size, self.environment) = (size, environment)
    makeRoot = { context in RootView(content: root).makeRootNode(in: context) }
  }

  /// The node at the top of the tree; nil before the first `advance`.
  var rootNode: (any RootNode)? { root }

  /// What keys and the pointer are for: what was presented last, or else everything.
  var inputElement: Element? { presentations.elements.last ?? root?.element }

  /// When the next frame is due: nil when nothing will change by itself, `time` or earlier when
  /// something moves from frame to frame, a later moment when a timeline waits for it.
  var nextWakeUp: FrameTime? {
    AnimationCompletionQueue.shared.isEmpty ? nextMotion : time
  }

  /// The same, but for completions of animations, which may be those of another graph.
  var nextMotion: FrameTime? {
    root != nil && animating.isEmpty && !hasWork ? nextMoment : time
  }

  /// How many animations and timelines are stepped in every frame.
  var animatorCount: Int { animating.count }

  /// How many actions of the program have been run: completions, and those after updates.
  private(set) var actionCount = 0

  /// Whether something changes from frame to frame.
  var isAnimating: Bool {
    nextWakeUp.map { $0 <= time } ?? false
  }

  /// Whether an update is due at the time that is shown.
  private var hasWork: Bool {
    !pending.isEmpty || hasUnfinishedUpdate || !afterUpdate.isEmpty
  }

  /// Calls `ask` when a frame has become necessary other than by `advance`, such as by a timer of
  /// the program setting state: once before the next `advance`, on whatever thread it happened.
  func whenFrameIsNeeded(_ ask: (@Sendable () -> Void)?) {
    pending.whenNeeded(ask)
  }

  /// Lets `clock` tell the moment in which an object changes between two frames: nil on any thread
  /// but the one the graph is used on.
  ///
  /// Without a clock the changes of one object between two frames are shown together, in the
  /// update of the first one's transaction.
  func tellTime(by clock: (@Sendable () -> FrameTime?)?) {
    pending.tellTime(by: clock)
  }

  /// Brings the views to `time`: pending changes, each in a graph update of its own, then whatever
  /// moves.
  ///
  /// What was to happen at moments before `time` happens first, each at its own moment, so that it
  /// does not matter when the frames are. A `time` before the last one counts as the last one.
  ///
  /// Completions of animations wait for another frame at `time` unless `completing`.
  func advance(to time: FrameTime, completing: Bool = true) {
    precondition(!isAdvancing, "advance(to: \(time)) was called by what it runs")
    tellScreen()
    isAdvancing = true
    pending.setAsked(true)
    defer {
      isAdvancing = false
      pending.setAsked(false)
    }
    let time = max(self.time, time)
    if root == nil {
      self.time = time
      start()
    }
    catchUp(with: time)
    self.time = time
    wakeNodes()
    runPendingUpdates()
    stepAnimations()
    settle(completing: completing)
  }

  /// What the views look like at `time`; the parts that did not change share their storage with
  /// the last list.
  func displayList() -> DisplayList {
    guard listIsStale else { return list }
    listIsStale = false
    list.commands.removeAll(keepingCapacity: true)
    if let groundCommand { list.commands.append(groundCommand) }
    root?.element.draw(into: &list.commands)
    return list
  }

  /// Gives the views another screen to lay themselves out on; seen after the next `advance`.
  func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    needsLayout()
  }

  /// Lets the root see another environment; seen after the next `advance`.
  func update(environment: EnvironmentValues) {
    self.environment = environment
    groundChanged()
  }

  private func start() {
    beginUpdate(Transaction())
    let context = NodeContext(graph: self, parent: nil, inputs: rootInputs)
    root = makeRoot(context)
    finishUpdate()
  }

  private var rootInputs: ViewInputs {
    let environment = rootEnvironment
    rootScope.environment = environment
    return ViewInputs(environment: EnvironmentSnapshot(environment), transactions: rootScope)
  }

  private func groundChanged() {
    enqueue(Transaction()) { [weak self] in self?.updateRootInputs() }
    needsDrawing()
  }

  private func updateRootInputs() {
    root?.node.update(inputs: rootInputs)
  }

  func propertyLayout(of type: any Any.Type) -> PropertyLayout {
    let key = ObjectIdentifier(type)
    if let layout = propertyLayouts[key] { return layout }
    let layout = PropertyLayout(of: type, in: fields)
    propertyLayouts[key] = layout
    return layout
  }

  // MARK: Changes

  /// Makes `change` a part of the update of `transaction`.
  func enqueue(_ transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
    pending.append(transaction, change)
  }

  /// Runs `action` when the current update is over.
  func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
  }

  func nodeBecameInvalid(_ node: ViewNode) {
    invalidNodes.append(Weak(node))
  }

  /// Keeps a node that has been taken out of the tree alive until it is known who shows it leaving.
  func keepUntilEndOfUpdate(_ node: ViewNode) {
    leavingNodes.append(node)
  }

  /// Makes `node` collect the elements of its content anew in this update.
  func collectElements(of node: any ViewNode & ElementCollecting) {
    staleCollectors.append(Weak(node))
  }

  func needsLayout() {
    layoutIsStale = true
  }

  /// Lets those who observe geometry compare, as something has moved otherwise than by layout.
  func placesChanged() {
    placesAreStale = true
  }

  func needsDrawing() {
    listIsStale = true
  }

  // MARK: Updates

  /// The most rounds of updates that one frame waits for, in case a program changes state whenever
  /// its state changes; what is left goes on in the next frame.
  private static let maximumRounds = 64

  private func settle(completing: Bool = true) {
    for _ in 0..<Self.maximumRounds {
      if hasUnfinishedUpdate { run(PendingUpdate(transaction: Transaction())) }
      runPendingUpdates()
      if completing, AnimationCompletionQueue.shared.runAll() { actionCount += 1 }
      if !hasWork { return }
    }
  }

  private var hasUnfinishedUpdate: Bool {
    !invalidNodes.isEmpty || !staleCollectors.isEmpty || layoutIsStale || placesAreStale
  }

  private func runPendingUpdates() {
    for _ in 0..<pending.count {
      if let update = pending.takeFirst() { run(update) }
    }
  }

  /// Shows at `time` what waits, except for the update of the transaction with the identifier when
  /// that waits last.
  ///
  /// Called before an object changes in that transaction; does nothing while bodies are being run.
  func update(before transaction: UInt64, at time: FrameTime) {
    guard root != nil, !isUpdating else { return }
    self.time = max(self.time, time)
    for _ in 0..<pending.count {
      if let update = pending.takeFirst(before: transaction) { run(update) }
    }
  }

  private func run(_ update: PendingUpdate) {
    beginUpdate(update.transaction)
    update.perform()
    finishUpdate()
  }

  private func beginUpdate(_ transaction: Transaction) {
    isUpdating = true
    currentUpdate = GraphUpdate(number: currentUpdate.number + 1, transaction: transaction)
  }

  private func finishUpdate() {
    repeat {
      evaluateInvalidNodes()
      collectStaleElements()
      layOutIfStale()
      observePlacesIfStale()
    } while hasUnfinishedUpdate
    if !leavingNodes.isEmpty {
      focus.viewsLeft()
      leavingNodes.removeAll()
    }
    currentUpdate.end()
    isUpdating = false
    runActions()
  }

  /// Evaluates from the root downwards, so that no body runs that one above it would run again.
  private func evaluateInvalidNodes() {
    while !invalidNodes.isEmpty {
      let nodes = invalidNodes.compactMap(\.object).sorted { $0.depth < $1.depth }
      invalidNodes.removeAll(keepingCapacity: true)
      for node in nodes { node.reevaluateIfInvalid() }
    }
  }

  private func collectStaleElements() {
    while let node = staleCollectors.popLast() {
      (node.object as? any ElementCollecting)?.collectElements()
    }
  }

  private func layOutIfStale() {
    guard layoutIsStale, let element = root?.element else { return }
    layoutIsStale = false
    placesAreStale = true
    let proposal = ProposedViewSize(size)
    let fitting = element.size(for: proposal)
    element.place(
      at: CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2),
      proposal: proposal)
  }

  private func observePlacesIfStale() {
    guard placesAreStale else { return }
    placesAreStale = false
    for observer in geometryObservers.objects { observer.observe() }
  }

  private func runActions() {
    let actions = afterUpdate
    afterUpdate.removeAll(keepingCapacity: true)
    actionCount += actions.count
    for action in actions { action() }
  }

  // MARK: Motion

  /// Steps `object` in every frame until it says that there is no more to come.
  func animate(_ object: any Animating) {
    guard !object.isAnimating else { return }
    object.isAnimating = true
    animating.append(object)
  }

  private func stepAnimations() {
    let stepping = animating
    animating.removeAll(keepingCapacity: true)
    for object in stepping {
      object.isAnimating = object.step(to: time)
      if object.isAnimating { animating.append(object) }
    }
  }

  /// Wakes `node` at `time`, or else in the next frame; nil takes that back.
  func wake(_ node: ViewNode, at time: FrameTime?) {
    wakeUps[ObjectIdentifier(node)] = time.map { (Weak(node), $0) }
  }

  /// The most moments that one frame makes up for, in case a program was away for hours.
  private static let maximumMoments = 3600

  /// Goes through the moments before `time` for which nodes wait, one after the other.
  ///
  /// What is pending belongs to the frame and not to them.
  private func catchUp(with time: FrameTime) {
    guard var moment = nextMoment, moment < time else { return }
    let events = pending.takeAll()
    for _ in 0..<Self.maximumMoments where moment < time {
      self.time = max(self.time, moment)
      wakeNodes()
      stepAnimations()
      settle()
      moment = nextMoment ?? time
    }
    pending.putBack(events)
  }

  /// The first moment for which a node or a gesture waits.
  private var nextMoment: FrameTime? {
    let nodes = wakeUps.values.lazy.filter { $0.node.object != nil }.map(\.time).min()
    return FrameTime.earliest(nodes, gestures.deadline)
  }

  private func wakeNodes() {
    gestures.wake(at: time)
    guard !wakeUps.isEmpty else { return }
    for (key, wakeUp) in wakeUps where wakeUp.time <= time || wakeUp.node.object == nil {
      wakeUps[key] = nil
      wakeUp.node.object?.wakeUp()
    }
  }
}
