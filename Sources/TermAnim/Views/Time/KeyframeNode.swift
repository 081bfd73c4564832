/// The node of a keyframe animator.
final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: EvaluatingNode<
  KeyframeAnimator<Value, KeyframePath, Content>, Content
>, Animating
where Value == KeyframePath.Value {
  private var value: Value
  /// Nil at rest.
  private var run: (timeline: KeyframeTimeline<Value>, start: FrameTime)?
  var isAnimating = false
  /// Whether the node has been in the tree: as long as nobody shows a subview, its motion waits.
  private var hasAppeared = false

  override init(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, in context: NodeContext
  ) {
    value = view.initialValue
    super.init(view, in: context)
    if isInSight { appear() }
    reevaluate()
  }

  override func update(
    to view: KeyframeAnimator<Value, KeyframePath, Content>, inputs: ViewInputs
  ) {
    let (old, wasStill) = (self.view.start, environment.isStill)
    super.update(to: view, inputs: inputs)
    if old != view.start || wasStill != environment.isStill && (run != nil || isRepeating) {
      startChanged()
    }
    reevaluate()
  }

  override func reevaluate() {
    show { view.content(value) }
  }

  func step(to time: FrameTime) -> Bool {
    guard let run, isSeen else { return false }
    guard time > run.start else { return true }
    value = value(in: run.timeline, at: time - run.start)
    if isOver(run.timeline, at: time - run.start) { self.run = nil }
    invalidateByMotion()
    return self.run != nil
  }

  override func didComeIntoSight() {
    if hasAppeared {
      if run != nil { graph.animate(self) }
    } else {
      appear()
      if run != nil { invalidate() }
    }
  }

  private func appear() {
    hasAppeared = true
    if isRepeating { begin(from: KeyframeStart(value: view.initialValue)) }
  }

  private var isRepeating: Bool {
    view.start == .appearance(repeating: true)
  }

  private func startChanged() {
    guard hasAppeared else { return }
    switch view.start {
    case .appearance(repeating: true):
      begin(from: KeyframeStart(value: view.initialValue))
    case .appearance(repeating: false):
      run = nil
      value = view.initialValue
    case .change:
      begin(from: current ?? KeyframeStart(value: view.initialValue))
    }
  }

  /// The value on the way and its speed; nil at rest.
  private var current: KeyframeStart<Value>? {
    run.flatMap { run in
      let seconds = graph.time - run.start
      return isOver(run.timeline, at: seconds)
        ? nil
        : KeyframeStart(
          value: value(in: run.timeline, at: seconds), after: run.timeline, at: seconds)
    }
  }

  private func begin(from start: KeyframeStart<Value>) {
    let timeline = KeyframeTimeline(view.keyframes(start.value), from: start)
    if environment.isStill {
      (value, run) = (isRepeating ? start.value : timeline.value(time: timeline.duration), nil)
      return
    }
    value = timeline.value(time: 0)
    run = isOver(timeline, at: 0) ? nil : (timeline, graph.time)
    if run != nil { graph.animate(self) }
  }

  private func value(in timeline: KeyframeTimeline<Value>, at seconds: Double) -> Value {
    let duration = timeline.duration
    return timeline.value(
      time: isRepeating && duration > 0
        ? seconds.truncatingRemainder(dividingBy: duration) : seconds)
  }

  private func isOver(_ timeline: KeyframeTimeline<Value>, at seconds: Double) -> Bool {
    seconds >= timeline.duration && !(isRepeating && timeline.duration > 0)
  }
}
