/// The node of a phase animator.
///
/// Phases begin at moments that are worked out beforehand, not in the frames that happen to come
/// after them, so that a round lasts as long whenever the frames are.
final class PhaseNode<Phase: Equatable, Content: View>: EvaluatingNode<
  PhaseAnimator<Phase, Content>, Content?
>
{
  private var index = 0
  /// Nil at rest.
  private var change: PhaseChange?
  /// Whether the phase has begun, and its content is yet to be described.
  private var hasToLook = false
  /// How many phases in a row have looked like the one before.
  private var phasesAlike = 0
  private var durations = PhaseDurations()
  /// Whether the node has been in the tree: as long as nobody shows a subview, its phases wait.
  private var hasAppeared = false

  override init(_ view: PhaseAnimator<Phase, Content>, in context: NodeContext) {
    super.init(view, in: context)
    reevaluate()
    if isInSight { appear() }
  }

  override func update(to view: PhaseAnimator<Phase, Content>, inputs: ViewInputs) {
    let (old, wasStill) = (self.view, isStill)
    super.update(to: view, inputs: inputs)
    if isStill {
      rest()
    } else if old.trigger != view.trigger
      || view.trigger == nil && (wasStill || old.phases != view.phases)
    {
      beginRound()
    }
    reevaluate()
  }

  override func reevaluate() {
    let phase = view.phases.isEmpty ? nil : view.phases[index % view.phases.count]
    let before = shown ?? nil
    show { phase.map(view.content) }
    look(after: before)
  }

  override func didLeaveSight() {
    restWhenGone()
  }

  override func didComeIntoSight() {
    if hasAppeared {
      graph.wake(self, at: change?.moment)
    } else {
      appear()
    }
  }

  override func wakeUp() {
    if change?.endsAtMoment == true {
      goOn()
    } else {
      change?.lookAhead()
      if let change { durations.learn(from: change) }
      graph.wake(self, at: change?.moment)
    }
  }

  /// Whether all phases but the first are left out.
  private var isStill: Bool { environment.isStill }

  private func rest() {
    (index, change) = (0, nil)
    graph.wake(self, at: nil)
  }

  private func goOn() {
    change = nil
    if view.trigger == nil || index != 0 { enter(index + 1) }
  }

  private func appear() {
    hasAppeared = true
    if view.trigger == nil, !isStill { beginRound() }
  }

  private func beginRound() {
    guard hasAppeared else { return }
    change = nil
    graph.wake(self, at: nil)
    enter(1)
  }

  /// Changes to a phase in an update of its own.
  private func enter(_ number: Int) {
    guard view.phases.count > 1 else { return }
    let index = number % view.phases.count
    let animation = view.animation(view.phases[index])
    let transaction = Transaction(animation: animation).numbered(Transaction.nextIdentifier())
    graph.enqueue(transaction) { [weak self] in self?.begin(index, with: animation) }
  }

  private func begin(_ index: Int, with animation: Animation?) {
    if isStill { return }
    self.index = index
    change = durations.change(with: animation, at: graph.time, in: inputs.environment)
    hasToLook = true
    if isSeen { graph.wake(self, at: change?.moment) }
    invalidate()
  }

  /// A phase that looks like the one before does not last: nothing in it is animated.
  ///
  /// Where all look alike, they last, so that nothing is done in a hurry that nobody sees.
  private func look(after before: Content?) {
    guard hasToLook else { return }
    hasToLook = false
    guard let before, let now = shown ?? nil, graph.fields.isSame(before, now) else {
      phasesAlike = 0
      return
    }
    phasesAlike += 1
    guard phasesAlike < view.phases.count else { return }
    change?.endSoon()
    if isSeen { graph.wake(self, at: change?.moment) }
  }
}
