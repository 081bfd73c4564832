import Foundation

/// The element of `Segments`: a track, a thumb on the chosen segment, and the segments.
final class SegmentsElement: FocusableElement, Pressable, Animating {
  var choice: Choice {
    didSet { if choice.selected != oldValue.selected { moveThumb(isChoice: true) } }
  }
  private let container: ContainerElement<SegmentsLayout>
  /// Whether the segments are at the edge of a page, with other views right beside them.
  private let isBar: Bool
  private var environment: EnvironmentValues
  private var track = AnimatedFrame()
  private var thumb = AnimatedFrame()
  var isAnimating = false

  init(
    _ choice: Choice, around container: ContainerElement<SegmentsLayout>, isBar: Bool,
    in inputs: ViewInputs
  ) {
    (self.choice, self.container, self.isBar) = (choice, container, isBar)
    environment = inputs.environment.values
    super.init(around: container, in: inputs)
  }

  override func update(_ inputs: ViewInputs) {
    super.update(inputs)
    let scale = environment.pixelsPerPoint
    environment = inputs.environment.values
    if environment.pixelsPerPoint != scale {
      container.update(to: SegmentsLayout(pixelsPerPoint: environment.pixelsPerPoint))
    }
    setNeedsDrawing()
  }

  override var focusRingSide: FocusRing.Side { isBar ? .inside : .outside }

  func show(_ elements: [Element]) {
    container.show(elements)
  }

  private var segments: [Element] {
    container.items.filter { !$0.isLeaving }.map(\.element)
  }

  private var selectedIndex: Int? {
    segments.firstIndex { choice.isSelected($0.choiceTag) }
  }

  // MARK: The thumb

  override func didPlace() {
    super.didPlace()
    if track.follow(self) { graph.animate(self) }
    moveThumb(isChoice: false)
  }

  /// Where the thumb is when the segment with the number `index` is chosen.
  private func thumbFrame(at index: Int) -> CGRect {
    let width = frame.width / CGFloat(max(segments.count, 1))
    let segment = facing(
      CGRect(
        x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width,
        height: frame.height))
    let scale = environment.pixelsPerPoint
    let start = GridUnit.pixel.nearest(
      to: segment.origin, pixelsPerPoint: scale, from: gridOffset)
    let end = GridUnit.pixel.nearest(
      to: CGPoint(x: segment.maxX, y: segment.maxY), pixelsPerPoint: scale, from: gridOffset)
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
      .insetBy(dx: 4, dy: GridHeight.distance(4, pixelsPerPoint: scale))
  }

  /// Sends the thumb to its segment: with a spring for another choice unless the change is
  /// animated otherwise.
  private func moveThumb(isChoice: Bool) {
    guard let index = selectedIndex, frame.width > 0 else { return setNeedsDrawing() }
    let moves = thumb.change(
      to: thumbFrame(at: index), with: { isChoice ? choiceTransaction : transaction },
      in: graph)
    if moves { graph.animate(self) }
    setNeedsDrawing()
  }

  private var choiceTransaction: Transaction {
    var transaction = transaction
    if transaction.animation == nil, !transaction.disablesAnimations {
      transaction.animation = .spring(response: 0.3, dampingFraction: 0.85)
    }
    return transaction
  }

  func step(to time: FrameTime) -> Bool {
    setNeedsDrawing()
    let trackRuns = track.step(to: time)
    return thumb.step(to: time) || trackRuns
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    let look = UISegmentedControl.appearance()
    let ground = track.presented
    let groundPaint = paint(of: look.backgroundColor, or: .track, in: ground)
    commands.append(.fill(rounded(ground, 8), groundPaint, FillStyle()))
    if selectedIndex != nil, environment.hasSegmentThumb {
      let place = thumb.presented
      let usual = environment.colorScheme == .dark ? ControlColor.pressedTrack : .knob
      let paint = paint(of: look.selectedSegmentTintColor, or: usual, in: place)
      commands.append(.fill(rounded(place, 6), paint, FillStyle()))
    }
    super.appendCommands(to: &commands)
  }

  /// The colour that a program wishes for all such controls, or the usual one.
  private func paint(of wish: UIColor?, or usual: ControlColor, in frame: CGRect) -> Paint {
    (wish.map { Color($0).paint(in: environment) } ?? usual.paint(in: environment)).paint(in: frame)
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadius: radius, style: .circular)
  }

  // MARK: Choosing

  var usesHolding: Bool { true }

  private(set) lazy var participant: GestureParticipant? =
    CallbackRecognizer(followingPressesOf: self) { [weak self] in self?.follow($0) }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard frame.covers(point) else { return false }
    if isEnabled { path.append(self) }
    return true
  }

  private func follow(_ press: Press) {
    // What has the focus keeps it: the keys may be those of a game.
    if press.phase == .began, graph.focus.focused == nil {
      graph.focus.move(to: self, byPress: true)
    }
    guard press.phase == .ended, press.isInside, frame.width > 0 else { return }
    let press = isRightToLeft ? press.mirrored(across: frame.width) : press
    choose(Int(press.location.x / frame.width * CGFloat(segments.count)))
  }

  private func choose(_ index: Int) {
    guard segments.indices.contains(index), let tag = segments[index].choiceTag else { return }
    choice.select(tag)
  }

  override func press(_ key: KeyPress) -> Bool {
    guard key.phase != .up else { return false }
    let index = selectedIndex ?? 0
    switch (isRightToLeft ? key.mirrored : key).key {
    case .leftArrow: choose(max(index - 1, 0))
    case .rightArrow: choose(min(index + 1, segments.count - 1))
    case .home: choose(0)
    case .end: choose(segments.count - 1)
    default: return false
    }
    return true
  }
}
