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
  /// The moment the graph shows; only `advance` and updates before a change move it.
  var time = FrameTime.zero
  /// The screen in points.
  private(set) var size: CGSize
  /// Whether the size is another one than the views have been laid out on.
  var isResized = false
  /// What the root sees.
  private(set) var environment: EnvironmentValues
  /// What the calendar shows at time zero; to be set before the first `advance`.
  var referenceDate = Date(timeIntervalSinceReferenceDate: 0)

  let fields = FieldTables()
  private var propertyLayouts: [ObjectIdentifier: PropertyLayout] = [:]

  private let makeRoot: (NodeContext) -> any RootNode
  /// The node at the top of the tree; nil before the first `advance`.
  private(set) var root: (any RootNode)?
  let rootScope = TransactionScope(parent: nil)

  /// The update that is going on, or else the last one.
  var currentUpdate = GraphUpdate(number: 0, transaction: Transaction())
  /// How many updates and parts of updates there have been.
  var updateCount = 0
  /// Changes that wait for their updates.
  let pending = PendingUpdates()
  private var isAdvancing = false
  /// Whether bodies are being run.
  var isUpdating = false
  /// Whether something moves on, and what has left with it is about to go.
  var isStepping = false
  /// That of the change of an object that what waits is shown before; nil for none.
  var transactionAhead: Transaction?

  /// What is left to do in the update that is going on, or else in the next one.
  var work = UnfinishedWork()
  /// What has been found of the views in a container in the update that is going on.
  var itemNodes: [ObjectIdentifier: ItemNodes] = [:]
  /// What has left the tree in the update that is going on, and what states were before.
  var departures = Departures()
  /// What is to be run when the update is over.
  var actions = ActionList()
  /// Where what becomes known at the moment is done among these; nil is at the end.
  var actionPlace: ActionList?
  /// What is stepped in every frame.
  var steppers = Steppers()
  var wakeUps = WakeUps()

  private var list = DisplayList()
  private var listIsStale = true

  /// What compares its place with where it was, when places may have changed.
  var geometryObservers = WeakList<GeometryObserverElement>()
  let matchedGeometry = MatchedGeometryGroups()
  /// What covers of the screen may grow out of.
  let zoomSources = ZoomSources()
  /// Whether what is placed is to leave again in the same update, seen on its way.
  var placesDepartures = false
  /// What has been placed in a preview, to be placed again; nil where there is none.
  var previewed: [Element]?
  let focus = KeyboardFocus()
  /// What is shown above all other views, such as sheets and alerts.
  let presentations = PortalHost(order: .coming)
  /// The places that have shown something.
  var portals = WeakList<PortalHost>()
  let gestures = GestureArena()
  /// What is seen of what is dragged, and of what has just been let go.
  var drags: [DragPreview] = []
  var hover = HoverTracker()
  var secondaryClicks = WeakList<SecondaryClickElement>()
  /// Whether lists outside of a navigation are edited.
  private lazy var editMode = StateLocation(EditMode.inactive, in: self)
  /// Where keys undo otherwise than in the first window.
  var undoScopes = WeakList<UndoScopeElement>()
  /// What can be undone in the first window, unless the environment has something.
  private lazy var ownUndoManager = UndoManager()

  /// Which ground the views behind all that is presented wish for.
  var wishedScheme: ColorScheme? {
    didSet { if wishedScheme != oldValue { groundChanged() } }
  }

  /// Which ground the window has been asked for.
  var windowScheme: ColorScheme? {
    didSet { if windowScheme != oldValue { groundChanged() } }
  }

  /// The types of nodes that have been seen to read `@Observable` objects.
  var observingTypes: Set<ObjectIdentifier> = []

  /// The keys of preferences that somebody has listened to.
  var heardKeys: Set<ObjectIdentifier> = []

  /// How many bodies have been run so far.
  var bodyEvaluationCount = 0

  /// How many nodes have been made so far.
  private var nodeCount = 0

  /// The number of another node.
  func takeNodeNumber() -> Int {
    defer { nodeCount += 1 }
    return nodeCount
  }

  /// A graph that shows `root` on a screen of `size` points; the first frame is due at once.
  init<Root: View>(
    root: Root, size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.size, self.environment) = (size, environment)
    makeRoot = { context in RootView(content: root).makeRootNode(in: context) }
  }

  /// What keys and the pointer are for: what was presented last, or else everything.
  var inputElement: Element? { presentations.last ?? root?.element }

  /// When the next frame is due: nil when nothing will change by itself, `time` or earlier when
  /// something moves from frame to frame, a later moment when a timeline waits for it.
  var nextWakeUp: FrameTime? {
    AnimationCompletionQueue.shared.isEmpty ? nextMotion : time
  }

  /// The same, but for completions of animations, which may be those of another graph.
  var nextMotion: FrameTime? {
    root != nil && steppers.isEmpty && !hasWork ? nextMoment : time
  }

  /// How many animations and timelines are stepped in every frame.
  var animatorCount: Int { steppers.count }

  /// How many things have been done that last: actions of the program, which are completions and
  /// those after updates of frames, and frames whose motion has set something else going.
  ///
  /// A frame that counts one has to be shown again in its place when time is turned back.
  var traceCount = 0

  /// Whether completions of animations are told here; those of all graphs wait together.
  var tellsCompletions = true

  /// Whether what happens belongs to a moment that a node waited for, and not to a frame.
  var isBetweenFrames = false

  /// Whether something changes from frame to frame.
  var isAnimating: Bool {
    nextWakeUp.map { $0 <= time } ?? false
  }

  /// Whether an update is due at the time that is shown.
  var hasWork: Bool {
    !pending.isEmpty || !work.isEmpty || !actions.isEmpty
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
  /// Completions of animations wait for another frame at `time` unless `completing`. A frame that
  /// nobody is to see leaves what only moves for the next one, unless something else happens.
  func advance(to time: FrameTime, completing: Bool = true, showing: Bool = true) {
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
    asUndoEvent { show(time, completing: completing, showing: showing) }
  }

  private func show(_ time: FrameTime, completing: Bool, showing: Bool) {
    catchUp(with: time)
    self.time = time
    if !showing, passUnseen() { return }
    wakeNodes()
    runPendingUpdates()
    stepAnimations()
    showMotion(ofFrame: true)
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
    for preview in drags { preview.draw(into: &list.commands) }
    return list
  }

  /// Makes the next list be drawn anew, where something has changed.
  func needsDrawing() {
    listIsStale = true
  }

  /// Gives the views another screen to lay themselves out on; seen after the next `advance`.
  func resize(to size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    isResized = true
    needsLayout()
  }

  /// How high the views choose to be where they get so much width and any height, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    root?.element.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
  }

  /// Lets the root see another environment; seen after the next `advance`.
  ///
  /// One that says the same changes nothing, such as when all that has come to be known of a
  /// terminal is how to write to it.
  func update(environment: EnvironmentValues) {
    guard !environment.isSame(as: self.environment) else { return }
    self.environment = environment
    groundChanged()
  }

  private func start() {
    followWindow()
    beginUpdate(Transaction())
    let context = NodeContext(graph: self, parent: nil, inputs: rootInputs)
    root = makeRoot(context)
    finishUpdate()
  }

  /// What can be undone in the first window.
  var undoManager: UndoManager { environment.undoManager ?? ownUndoManager }

  private var rootInputs: ViewInputs {
    var environment = rootEnvironment
    if environment.editMode == nil { environment.editMode = Binding(editMode) }
    environment.resetFocus = ResetFocusAction(focus: focus)
    environment.undoManager = undoManager
    if environment.programAccent == nil { environment.programAccent = Color.programAccent }
    rootScope.tell(environment)
    rootScope.apply(environment.isStill ? Self.stilling : nil)
    return ViewInputs(environment: EnvironmentSnapshot(environment), transactions: rootScope)
  }

  private static let stilling: TransactionScope.Edit = { transaction in
    (transaction.animation, transaction.disablesAnimations) = (nil, true)
    transaction.isStill = true
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
}
