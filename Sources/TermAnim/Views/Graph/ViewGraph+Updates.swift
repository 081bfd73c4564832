import Foundation

extension ViewGraph {
  /// Makes `change` a part of the update of `transaction`.
  func enqueue(_ transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
    noteTraceOfMotion()
    pending.append(transaction, change)
  }

  /// Makes `change` an update of its own, in which nothing moves.
  func enqueueStill(_ change: @escaping @MainActor () -> Void) {
    var transaction = Transaction().numbered(Transaction.nextIdentifier())
    transaction.isStill = true
    enqueue(transaction, change)
  }

  /// Runs `action` when the current update is over.
  func afterUpdate(_ action: @escaping () -> Void) {
    (actionPlace ?? actions).append(action)
  }

  /// A place among what is done after the current update, for actions that become known later in
  /// it, as those of views that wait for layout do.
  func placeForActions() -> ActionList {
    (actionPlace ?? actions).makePlace()
  }

  /// Lets what `make` gives to `afterUpdate(_:)` be done at a place, or at the end if that is over.
  func gatherActions(at place: ActionList?, _ make: () -> Void) {
    guard let place, !place.isOver else { return make() }
    let outer = actionPlace
    actionPlace = place
    make()
    actionPlace = outer
  }

  /// Makes `change` in an update of `transaction` after the current one; completions wait for it.
  func afterUpdate(with transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
    let awaited = transaction.awaitedChanges()
    afterUpdate { [weak self] in
      self?.enqueue(transaction) { withExtendedLifetime(awaited, change) }
    }
  }

  func nodeBecameInvalid(_ node: ViewNode) {
    work.nodeBecameInvalid(node)
  }

  /// Keeps a node that has been taken out of the tree alive until it is known who shows it leaving.
  func keepUntilEndOfUpdate(_ node: ViewNode, _ farewell: Farewell) {
    departures.append(node, farewell)
  }

  /// Makes `node` collect the elements of its content anew in this update.
  func collectElements(of node: any ViewNode & ElementCollecting) {
    work.collectElements(of: node)
  }

  /// Makes nodes whose elements are all there at once, and not only later in the update: what
  /// changes in the same update is then seen to change.
  func complete<Made>(_ make: () -> Made) -> Made {
    let waiting = work.holdCollectors()
    defer { work.releaseCollectors(after: waiting) }
    let made = make()
    while let node = work.takeCollector() { node.collectElements() }
    return made
  }

  /// Tells whoever shows something in the order of nodes that these may be in another order.
  func nodesMoved() {
    for portal in portals.objects { portal.nodesMoved() }
  }

  /// Lets `arrive` be done in this update when all has been laid out as it is before.
  func afterPreview(_ arrive: @escaping () -> Void) {
    work.afterPreview(arrive)
  }

  func needsLayout() {
    work.layoutIsStale = true
  }

  /// Lays out what is inside of an element that holds layout, and nothing around it.
  func needsLayout(inside element: Element) {
    work.layOut(inside: element)
  }

  /// Lets those who observe geometry compare, as something has moved otherwise than by layout.
  func placesChanged() {
    work.placesAreStale = true
  }

  /// Lets what `place` places be seen on its way when it is placed again in this update.
  func placeDepartures(_ place: () -> Void) {
    // One inside of another that departs is not the last one to do so.
    let wasDeparting = placesDepartures
    placesDepartures = true
    place()
    placesDepartures = wasDeparting
  }

  // MARK: Running updates

  /// The most rounds of updates that one frame waits for, in case a program changes state whenever
  /// its state changes; what is left goes on in the next frame, after what has been read of keys.
  private static let maximumRounds = 8

  func settle(completing: Bool = true) {
    for _ in 0..<Self.maximumRounds {
      if !work.isEmpty || !actions.isEmpty { run(PendingUpdate(transaction: Transaction())) }
      runPendingUpdates()
      if completing, tellsCompletions, AnimationCompletionQueue.shared.runAll() { traceCount += 1 }
      if pending.isEmpty, work.isEmpty, actions.isEmpty { return }
    }
  }

  func runPendingUpdates() {
    for _ in 0..<pending.count {
      if let update = pending.takeFirst() { run(update) }
    }
  }

  /// Shows at `time` what waits, except for the update of the transaction when that waits last.
  ///
  /// Called before an object changes in that transaction; does nothing while bodies are being run,
  /// and while views may be going, with which the object may change.
  func update(before transaction: Transaction, at time: FrameTime) {
    guard root != nil, !isUpdating, !isStepping else { return }
    let outer = transactionAhead
    transactionAhead = transaction
    defer { transactionAhead = outer }
    self.time = max(self.time, time)
    for _ in 0..<pending.count {
      if let update = pending.takeFirst(before: transaction.identifier) { run(update) }
    }
  }

  func run(
    _ update: PendingUpdate, ofMotion isOfMotion: Bool = false, followingSteps: Bool = false
  ) {
    beginUpdate(update.transaction, ofMotion: isOfMotion, followingSteps: followingSteps)
    update.perform()
    finishUpdate()
  }

  func beginUpdate(
    _ transaction: Transaction, ofMotion isOfMotion: Bool = false, followingSteps: Bool = false
  ) {
    isUpdating = true
    updateCount += 1
    currentUpdate = GraphUpdate(
      number: updateCount, transaction: transaction, isOfMotion: isOfMotion,
      followsSteps: followingSteps)
  }

  /// Makes `change` with `transaction` as that of what is inside of `scope`.
  ///
  /// A part of the update that is going on, as scopes remember their transaction of an update;
  /// outside of the scope all is as it was.
  func run(
    with transaction: Transaction, inside scope: TransactionScope, _ change: () -> Void
  ) {
    let whole = currentUpdate
    updateCount += 1
    currentUpdate = GraphUpdate(
      number: updateCount, transaction: transaction, inside: scope, of: whole)
    change()
    currentUpdate = whole
  }

  /// The most times that one update lays out, in case views change their sizes by what they see of
  /// them; what is left goes on in other updates.
  private static let maximumLayouts = 16

  func finishUpdate() {
    for _ in 0..<Self.maximumLayouts {
      evaluateAll()
      showArrivals()
      layOutIfStale()
      observePlacesIfStale()
      if work.isEmpty { break }
    }
    focus.updateEnded()
    if gestures.hasLostViews { afterUpdate { [gestures] in gestures.viewsLeft() } }
    if !departures.isEmpty {
      _ = departures.takeNodes()
      // What is kept otherwise is evaluated in another update.
      _ = work.takeBack { _ in false }
    }
    _ = departures.takePast()
    if !itemNodes.isEmpty { itemNodes.removeAll() }
    focus.updateValues(by: fields)
    focus.readers.updateEnded()
    currentUpdate.end()
    (isUpdating, isResized) = (false, false)
    if currentUpdate.leavesTrace { traceCount += 1 }
    runActions()
  }

  private func evaluateAll() {
    for _ in 0..<Self.maximumEvaluations {
      evaluateInvalidNodes()
      while let node = work.takeCollector() { node.collectElements() }
      if !work.takeBack(except: { departures.isGone($0) }) { return }
    }
  }

  /// Lets come what is about to, from where layout has it before.
  private func showArrivals() {
    while true {
      let arrivals = work.takeArrivals()
      if arrivals.isEmpty { return }
      preview()
      for arrive in arrivals { arrive() }
      evaluateAll()
    }
  }

  /// Lays out what is about to come as it is before; what is there stays where it is until it is
  /// laid out again in this update.
  private func preview() {
    let (rootIsStale, contents) = (work.layoutIsStale, work.takeStaleContents())
    previewed = []
    placeDepartures {
      layOutRootIfStale()
      for element in contents { element.layOutContent() }
    }
    for element in previewed ?? [] { element.forgetPlace() }
    previewed = nil
    work.layoutIsStale = work.layoutIsStale || rootIsStale
    for element in contents { element.contentForgetsPlace() }
  }

  /// The most rounds in which one update evaluates before it lays out, in case bodies change what
  /// they have read; what is left goes on in other updates.
  private static let maximumEvaluations = 256

  /// Evaluates from the root downwards, so that no body runs that one above it would run again.
  ///
  /// What has just left the tree waits until it is known who shows it leaving: its bodies may read
  /// what it has left for.
  private func evaluateInvalidNodes() {
    for _ in 0..<Self.maximumEvaluations {
      var round = EvaluationRound(work.takeInvalidNodes())
      if round.isEmpty { return }
      while let node = round.next() {
        if departures.isGone(node) { work.setAside(node) } else { node.reevaluateIfInvalid() }
        for below in work.takeInvalidNodes(after: node) { round.add(below) }
      }
    }
  }

  /// Lays out from the root downwards, so that nothing is placed where it does not stay.
  private func layOutIfStale() {
    layOutRootIfStale()
    let elements = work.takeStaleContents()
    if !elements.isEmpty { work.placesAreStale = true }
    for element in elements { element.layOutContent() }
    for preview in drags { preview.layOut() }
  }

  private func layOutRootIfStale() {
    guard work.layoutIsStale, let element = root?.element else { return }
    work.layoutIsStale = false
    work.placesAreStale = true
    let proposal = ProposedViewSize(size)
    let fitting = element.size(for: proposal)
    element.place(
      at: CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2),
      proposal: proposal)
  }

  private func observePlacesIfStale() {
    guard work.placesAreStale else { return }
    work.placesAreStale = false
    matchedGeometry.observe()
    for observer in geometryObservers.objects { observer.observe() }
  }

  private func runActions() {
    guard !actions.isUntouched else { return }
    let actions = actions.takeAll()
    self.actions = ActionList()
    if !isBetweenFrames { traceCount += actions.count }
    for action in actions { action() }
  }
}
