import Foundation

/// The element of a scroll view: a window on a content that has a space of its own.
///
/// The window is moved by whoever looks, by itself after that, or by the program in a transaction.
final class ScrollElement: CoordinateSpaceElement, Animating, RelativeContainer {
  /// What the scroll view was asked for.
  struct Options {
    var axes: Axis.Set
    var asked: ScrollOptions
  }

  var options: Options {
    didSet { optionsChanged(from: oldValue) }
  }
  /// The node of the scroll view.
  private(set) weak var owner: ViewNode?
  var limits = ScrollLimits()
  private(set) lazy var position = ScrollPositionKeeper(self)
  var movement = ScrollMovement(at: .zero)
  private var animatedFrame = AnimatedFrame()
  var indicators = ScrollIndicators()
  private var contents: DisplayList?
  /// Once the content has been pulled down to have its data anew.
  var refreshPull: RefreshPull?
  /// Where the window was when a drag began.
  var dragStart: CGPoint?
  private var isPlaced = false
  /// Whether those who watch the geometry are told of it already.
  var tellsGeometry = false
  /// Drags of the content; those that are mostly along an axis with nowhere to go are left to what
  /// is around.
  private(set) lazy var participant: GestureParticipant? =
    DragGesture(minimumDistance: 6, coordinateSpace: .global) { [weak self] value in
      self?.canScroll(value.mainAxis) ?? false
    }
    .recognizer(in: GestureContext(self)) { [weak self] phase, _ in self?.follow(phase) }
  /// The view that the program's movement leads to, as long as it goes on.
  weak var goal: Element?
  /// The number of the update in which the window was last to follow its content.
  var followsContentIn = -1
  /// For what is sized by the window.
  var room = RelativeRoom()
  /// Those who are told where the window goes.
  var lazyWindows = WeakList<LazyWindowElement>()
  /// Whose views the window comes to rest at.
  var targetLayouts = WeakList<ScrollTargetLayoutElement>()
  var isAnimating = false

  init(around content: Element, options: Options, owner: ViewNode) {
    (self.options, self.owner) = (options, owner)
    super.init(nil, around: content, scope: owner.inputs.transactions)
  }

  /// Where the window is in the content at the moment, in points.
  var presentedOffset: CGPoint { movement.presented }

  /// Where the window will be when the program's movement is over.
  var targetOffset: CGPoint { movement.target }

  var relativeSize: CGSize { room.size(or: limits.innerWindow) }

  /// The window without the margins.
  override var contentBounds: CGRect {
    CGRect(origin: presentedOffset, size: animatedFrame.presented.size)
      .shrunk(by: limits.margins)
  }

  /// The part of the content's space that is seen, below bars, too.
  override var seenBounds: CGRect {
    CGRect(origin: presentedOffset, size: animatedFrame.presented.size).grown(
      by: scrollingRoomBeyond)
  }

  /// Where content is seen, in the space of the frame.
  private var seenFrame: CGRect { animatedFrame.presented.grown(by: scrollingRoomBeyond) }

  override func isCalled(_ name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return name.axis.map { options.axes.contains(Axis.Set($0)) } ?? true
  }

  private func optionsChanged(from old: Options) {
    let (before, now) = (old.asked, options.asked)
    if old.axes != options.axes || before.own.contentMargins != now.own.contentMargins
      || before.own.anchors != now.own.anchors
    {
      setNeedsLayout()
    }
    position.linkChanged()
    setNeedsDrawing()
  }

  // MARK: Layout

  /// Content is offered the window's size where it cannot be scrolled.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: margins)
    if options.axes.contains(.horizontal) { inner.width = nil }
    if options.axes.contains(.vertical) { inner.height = nil }
    return inner
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let (size, margins) = (content.size(for: inner(proposal)), margins)
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  override var safeAreaRole: SafeAreaRole? { .otherSpace }

  override var contentGridOffset: CGPoint { gridOffsetOfCorner }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !isPlaced { room.change(to: proposal.inset(by: margins)) }
    let size = contentSize(proposal)
    return CGSize(
      width: fills(.horizontal) ? proposal.width ?? size.width : size.width,
      height: fills(.vertical) ? proposal.height ?? size.height : size.height)
  }

  /// Whether the window is as long as there is room: it can be scrolled, or something inside is as
  /// long as it is.
  private func fills(_ axis: Axis) -> Bool {
    options.axes.contains(Axis.Set(axis)) || room.isAsked(along: axis)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func didPlace() {
    if animatedFrame.follow(self) { graph.animate(self) }
    room.change(to: placedProposal.inset(by: margins))
    let new = ScrollLimits(
      content: contentSize(placedProposal), window: frame.size, margins: margins,
      roomAbove: limits.roomAbove)
    content.place(at: contentOrigin(in: new), proposal: inner(placedProposal))
    contents = nil
    change(limits: new)
    geometryChanged()
    setNeedsDrawing()
  }

  private func change(limits new: ScrollLimits) {
    let (old, held, oldSize) = (limits, heldPlace, relativeSize)
    limits = new
    if isRightToLeft, isPlaced { keepDistanceFromStart(old) }
    let isSettled = relativeSize == oldSize
    if !isSettled { room.measureAgain() }
    guard isPlaced else {
      isPlaced = isSettled
      movement = ScrollMovement(at: initialOffset)
      if isPlaced { beginToTellGeometry() }
      return
    }
    guard dragStart == nil, !followsContent else { return }
    let isHeld = held.map { isBound(for: $0) } ?? false
    keepInContent(heldInNewWindow(insteadOf: old) ?? (isHeld ? heldPlace : nil))
  }

  /// Moves the window with the beginning of the rows, from which it is as far as it was.
  private func keepDistanceFromStart(_ old: ScrollLimits) {
    let way = limits.range(.horizontal).upperBound - old.range(.horizontal).upperBound
    guard way != 0 else { return }
    dragStart?.x += way
    movement.shift(by: CGSize(width: way, height: 0))
  }

  override func directionChanged() {
    super.directionChanged()
    guard isPlaced else { return }
    let end = limits.range(.horizontal).upperBound
    movement.jump(to: CGPoint(x: end - presentedOffset.x, y: presentedOffset.y))
  }

  /// Where the window stays when sizes change, if it is there: at the end that the program has sent
  /// it to, until somebody scrolls, or at what the anchor says.
  private var heldPlace: CGPoint? {
    position.heldEnd
      ?? options.asked.own.anchors[.sizeChanges].map { limits.place(of: seen($0)) }
  }

  private var initialOffset: CGPoint {
    limits.clamp(
      position.initialOffset
        ?? limits.place(of: seen(options.asked.own.anchors[.initialOffset] ?? .topLeading)))
  }

  // MARK: Moving

  /// Takes note that the window is elsewhere than it was, or goes there.
  func moved() {
    graph.animate(self)
    for window in lazyWindows.objects { window.tellAgain() }
    geometryChanged()
    setNeedsDrawing()
  }

  /// Lets the window go on by itself.
  func glide(by motions: [Axis: ScrollMotion]) {
    moveByUser()
    movement.glide(by: motions, from: graph.time)
    moved()
  }

  /// Takes note that somebody who looks moves the window, which shows the bars.
  func moveByUser() {
    if hasFadingBar { indicators.show(at: graph.time) }
    goal = nil
    position.moveByUser()
  }

  func step(to time: FrameTime) -> Bool {
    let frameRuns = stepFrame(to: time)
    let wasRunning = movement.isRunning
    let isRunning = movement.step(to: time)
    let isMovedByUser = movement.isGliding || dragStart != nil
    let barsRun = indicators.step(to: time, isMoving: isMovedByUser && hasFadingBar)
    if isRunning || wasRunning { geometryChanged() }
    if !isRunning, dragStart == nil { cameToRest() }
    setNeedsDrawing()
    return frameRuns || isRunning || barsRun
  }

  private func stepFrame(to time: FrameTime) -> Bool {
    let frame = animatedFrame.presented
    defer { if animatedFrame.presented != frame { contentMoved() } }
    return animatedFrame.step(to: time)
  }

  private func cameToRest() {
    goal = nil
    if let owner, indicators.isWaiting {
      graph.wake(owner, at: graph.time + ScrollIndicators.rest)
    }
    position.report()
  }

  // MARK: Drawing and pointing

  /// Moves to the time of the update that is going on, in which layout need not have come here.
  private func keepUp() {
    if isAnimating { _ = stepFrame(to: graph.time) }
  }

  override func contentPoint(at point: CGPoint) -> CGPoint {
    keepUp()
    let (frame, offset) = (animatedFrame.presented, presentedOffset)
    return CGPoint(x: point.x - frame.minX + offset.x, y: point.y - frame.minY + offset.y)
  }

  override func shownPoint(ofContent point: CGPoint) -> CGPoint {
    keepUp()
    let (frame, offset) = (animatedFrame.presented, presentedOffset)
    return CGPoint(x: point.x + frame.minX - offset.x, y: point.y + frame.minY - offset.y)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    let frame = animatedFrame.presented
    let origin = shownPoint(ofContent: .zero)
    let moved = Layer(
      transform: ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)),
      contents: drawnContents())
    let clips = options.asked.isClipDisabled ? [] : [Layer.Clip(path: Path(seenFrame))]
    commands.append(.layer(Layer(clips: clips, contents: DisplayList([.layer(moved)]))))
    refreshPull?.appendWheel(in: frame, gap: -presentedOffset.y, to: &commands)
    appendIndicators(in: frame, to: &commands)
  }

  /// The content in its own space, drawn again only if something in it has changed.
  private func drawnContents() -> DisplayList {
    if let contents, !content.isDrawingStale { return contents }
    var commands: [DisplayList.Command] = []
    content.draw(into: &commands)
    let list = DisplayList(commands)
    contents = list
    return list
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard options.asked.isClipDisabled || seenFrame.covers(point) else { return false }
    let isHit = content.hitTest(contentPoint(at: point), path: &path)
    guard isHit || seenFrame.covers(point) else { return false }
    if canScroll(.horizontal) || canScroll(.vertical) { path.append(self) }
    return true
  }
}
