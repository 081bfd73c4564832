extension ViewGraph {
  /// Steps `object` in every frame until it says that there is no more to come.
  func animate(_ object: any Animating) {
    if steppers.insert(object) { noteTraceOfMotion() }
  }

  func nodeMoved(_ node: ViewNode) {
    work.nodeMoved(node)
  }

  /// Wakes `node` at `time`, or else in the next frame; nil takes that back.
  func wake(_ node: ViewNode, at time: FrameTime?) {
    if wakeUps.set(time, for: node) { noteTraceOfMotion() }
  }

  /// Takes note that something lasting is being done, which depends on the frame when it is motion
  /// that does it.
  func noteTraceOfMotion() {
    if isUpdating { currentUpdate.noteTrace() }
  }

  func stepAnimations() {
    isStepping = true
    defer { isStepping = false }
    steppers.dropGone()
    for object in steppers.takeAll() {
      if object.step(to: time) { steppers.putBack(object) }
    }
  }

  /// Brings what is seen in line with what has moved, in an update of its own.
  ///
  /// What comes of it in a frame is due to when the frames are; at other moments it is not. What
  /// has changed otherwise comes first, in another update: only that may begin to move by itself.
  func showMotion(ofFrame isOfFrame: Bool) {
    let moved = work.takeMovedNodes()
    if !work.isEmpty { run(PendingUpdate(transaction: Transaction()), ofMotion: isOfFrame) }
    for node in moved { node.invalidateIfMoved() }
    if !work.isEmpty {
      run(
        PendingUpdate(transaction: Transaction()), ofMotion: isOfFrame, followingSteps: true)
    }
  }

  /// Steps what moves and nothing else; false when something else is due as well.
  func passUnseen() -> Bool {
    let isQuiet = pending.isEmpty && actions.isEmpty && nextMoment.map { $0 > time } ?? true
    guard isQuiet else { return false }
    stepAnimations()
    return pending.isEmpty && actions.isEmpty
  }

  // MARK: Moments

  /// The most moments that one frame makes up for, in case a program was away for hours.
  private static let maximumMoments = 3600

  /// Goes through the moments up to `time` for which nodes wait, one after the other.
  ///
  /// What is pending belongs to the frame and not to them. What is done at them is done whenever
  /// the frames are, and so leaves no trace, unless it is a completion.
  func catchUp(with time: FrameTime) {
    guard nextMoment.map({ $0 <= time }) == true else { return }
    let events = pending.takeAll()
    isBetweenFrames = true
    for _ in 0..<Self.maximumMoments {
      guard let moment = nextMoment, moment <= time else { break }
      self.time = max(self.time, moment)
      wakeNodes()
      stepAnimations()
      showMotion(ofFrame: false)
      settle()
    }
    isBetweenFrames = false
    pending.putBack(events)
  }

  /// The first moment for which a node or a gesture waits.
  var nextMoment: FrameTime? {
    FrameTime.earliest(wakeUps.first, gestures.deadline)
  }

  func wakeNodes() {
    gestures.wake(at: time)
    for node in wakeUps.take(at: time) { node.wakeUp() }
  }
}
