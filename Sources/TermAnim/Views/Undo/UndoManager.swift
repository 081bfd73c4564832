import Foundation

/// What can be undone, and done again.
///
/// Who changes something registers what takes the change back; what is registered meanwhile does it
/// again. What is registered in the course of one event is a group, and undone together, unless
/// groups are made otherwise.
@MainActor @preconcurrency
public final class UndoManager {
  /// What can be undone, the latest last.
  private var undoGroups: [UndoGroup] = []
  /// What can be done again, the latest last.
  private var redoGroups: [UndoGroup] = []
  /// The groups that are open, from the outside inwards.
  private var openGroups: [UndoGroup] = []
  /// Whether the outermost of those ends with the event.
  private var isEventGroupOpen = false
  private var disablings = 0
  /// How many groups have been kept so far, to be undone or done again.
  private(set) var keptCount = 0
  /// At how many of them what has gone is forgotten, so that it costs little for each.
  private var nextSweep = 16

  /// Grows with all that changes what is undone first, and with the groups of a program, but not
  /// when an event ends.
  private(set) var revision = 0

  public private(set) var isUndoing = false
  public private(set) var isRedoing = false

  /// Whether what is registered while no group is open makes one that ends with the event.
  ///
  /// Events are those of the program's views: keys, presses, and moments of their time.
  public var groupsByEvent = true

  /// How many groups are kept to be undone, and to be done again; 0 or less is all of them.
  public var levelsOfUndo = 0 {
    didSet { dropOldGroups() }
  }

  public init() {}

  // MARK: Registering

  public var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Lets nothing be registered until it is enabled as many times.
  public func disableUndoRegistration() {
    disablings += 1
  }

  /// - Precondition: registering is disabled.
  public func enableUndoRegistration() {
    precondition(disablings > 0, "Registering of undo is enabled more often than it was disabled")
    disablings -= 1
  }

  /// Lets `handler` take back what has been done to `target`, which is not kept for that.
  ///
  /// What could have been done again no longer can. Without a group, and without groups by event,
  /// it is a group of its own.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    registerUndo(withTarget: target, where: { _ in true }, handler: handler)
  }

  /// The same, but passed by when the time comes unless `isNeeded` says then that there is
  /// something to take back.
  func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, where isNeeded: @escaping (TargetType) -> Bool,
    handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    revision += 1
    if !isUndoing, !isRedoing { redoGroups.removeAll() }
    let action = UndoAction(target: target) {
      ($0 as? TargetType).map(isNeeded) ?? false
    } handler: {
      ($0 as? TargetType).map(handler)
    }
    if groupingLevel == 0, !groupsByEvent { return group { openGroups.last?.append(action) } }
    openEventGroup()
    openGroups.last?.append(action)
  }

  public func removeAllActions() {
    revision += 1
    undoGroups.removeAll()
    redoGroups.removeAll()
    for group in openGroups { group.removeAll() }
  }

  /// Forgets what has been registered for `target`.
  public func removeAllActions(withTarget target: Any) {
    revision += 1
    remove(of: target as AnyObject)
  }

  /// Forgets what has been registered for targets that have gone, with all that it holds.
  func forgetGone() {
    remove(of: nil)
  }

  private func remove(of target: AnyObject?) {
    for group in undoGroups + redoGroups + openGroups { group.remove(of: target) }
    undoGroups.removeAll(where: \.isEmpty)
    redoGroups.removeAll(where: \.isEmpty)
  }

  // MARK: Groups

  /// How many groups are open, one within the other.
  public var groupingLevel: Int { openGroups.count }

  /// Opens a group, within the one that is open; where groups are made by events, within that of
  /// the event.
  public func beginUndoGrouping() {
    revision += 1
    openEventGroup()
    openGroup()
  }

  /// Closes the group that was opened last.
  ///
  /// One in which nothing was registered is forgotten.
  ///
  /// - Precondition: a group is open.
  public func endUndoGrouping() {
    precondition(groupingLevel > 0, "A group of undo is closed that was not opened")
    revision += 1
    closeGroup()
  }

  private func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if let outer = openGroups.last {
      if !group.isEmpty { outer.append(group) }
    } else {
      isEventGroupOpen = false
      keep(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
    // The event in which the group of events was opened may be over, as after a drag.
    if isEventGroupOpen, groupingLevel == 1 { UndoEvents.shared.append(self) }
  }

  private func openEventGroup() {
    guard groupsByEvent, groupingLevel == 0 else { return }
    isEventGroupOpen = true
    UndoEvents.shared.append(self)
    openGroup()
  }

  private func openGroup() {
    if groupingLevel > 0 { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    guard !group.isEmpty else { return }
    keptCount += 1
    group.number = keptCount
    if keptCount >= nextSweep {
      forgetGone()
      nextSweep = keptCount + max(16, undoGroups.count + redoGroups.count)
    }
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    dropOldGroups()
  }

  private func dropOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  /// Closes the group that is open because of the event, unless there are others in it.
  func eventEnded() {
    if isEventGroupOpen, groupingLevel == 1 { closeGroup() }
  }

  private func group(_ body: () -> Void) {
    openGroup()
    body()
    closeGroup()
  }

  // MARK: Undoing

  /// Whether undoing would change something.
  public var canUndo: Bool { nextUndo != nil }

  /// Whether doing again would change something.
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return nextRedo != nil
  }

  private var nextUndo: UndoGroup? {
    guard !isUndoing, !isRedoing else { return nil }
    return openGroups.first(where: \.isOfUse) ?? undoGroups.last(where: \.isOfUse)
  }

  private var nextRedo: UndoGroup? {
    isUndoing || isRedoing ? nil : redoGroups.last(where: \.isOfUse)
  }

  /// Undoes the last group; one that is open is closed before, and groups that would change
  /// nothing, such as those whose targets have gone, are passed by.
  ///
  /// - Precondition: no group is open within that.
  public func undo() {
    guard !isUndoing, !isRedoing else { return }
    precondition(groupingLevel < 2, "Undoing with \(groupingLevel) groups open")
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that is closed; without one, nothing happens.
  public func undoNestedGroup() {
    _ = undoGroup(since: 0)
  }

  /// Undoes the last group, if it was kept after `start` others, and says whether there is one.
  func undoGroup(since start: Int) -> Bool {
    guard !isUndoing, !isRedoing, let group = takeLast(of: \.undoGroups, since: start) else {
      return false
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
    return true
  }

  /// Does again what was undone last; without that, nothing happens.
  public func redo() {
    _ = redoGroup(since: 0)
  }

  /// Does again what was undone last, if that was after `start` groups were kept, and says whether
  /// there is something.
  func redoGroup(since start: Int) -> Bool {
    guard !isUndoing, !isRedoing, let group = takeLast(of: \.redoGroups, since: start) else {
      return false
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
    return true
  }

  /// Takes out the last group, if it was kept after `start` others; those that would change nothing
  /// are forgotten.
  private func takeLast(
    of groups: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>, since start: Int
  ) -> UndoGroup? {
    while let group = self[keyPath: groups].last, group.number > start {
      self[keyPath: groups].removeLast()
      if group.isOfUse { return group }
    }
    return nil
  }

  /// Takes a group back, and keeps what is registered meanwhile by the same name.
  private func perform(_ undone: UndoGroup) {
    revision += 1
    group {
      openGroups.last?.name = undone.name
      undone.perform()
    }
  }

  // MARK: Names

  /// Gives the group that is open, or else the last one, a name for menus; an empty one is none.
  public func setActionName(_ actionName: String) {
    (openGroups.first ?? undoGroups.last)?.name = actionName
  }

  /// The name of what would be undone; empty where there is none.
  public var undoActionName: String { nextUndo?.name ?? "" }

  /// The name of what would be done again; empty where there is none.
  public var redoActionName: String { nextRedo?.name ?? "" }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
