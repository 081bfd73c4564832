import Foundation

/// A picture on the screen, with what moves symbols.
final class ImageElement: ShapeElement<ImageShape> {
  /// One for each effect around, the outermost first.
  private var poses: [AnimatedValue<SymbolPose>]
  private var replacement: SymbolReplacement?
  /// What the parts of a symbol are painted with that are not in the first style.
  private var lowerPaints: [AnimatedPaint]

  /// The most symbols that are seen leaving: where more follow each other, the last one alone
  /// leaves.
  private static let mostLeaving = 4

  init(
    _ shape: ImageShape, paints: SymbolPaints, in environment: EnvironmentValues,
    graph: ViewGraph, scope: TransactionScope
  ) {
    poses = shape.stances(in: environment).map { AnimatedValue($0.pose) }
    lowerPaints = paints.lower.map { AnimatedPaint($0) }
    super.init(shape, paint: paints.first, fillStyle: FillStyle(), graph: graph, scope: scope)
  }

  /// Takes another picture and paints, in the transaction of the current update.
  func update(to shape: ImageShape, paints: SymbolPaints, in environment: EnvironmentValues) {
    depart(to: shape, by: environment.contentTransition)
    super.update(to: shape, paint: paints.first, fillStyle: FillStyle())
    takeLower(paints.lower)
    take(shape.stances(in: environment))
  }

  private func takeLower(_ paints: [StylePaint]) {
    guard paints.count == lowerPaints.count else {
      return lowerPaints = paints.map { AnimatedPaint($0) }
    }
    for (index, paint) in paints.enumerated()
    where lowerPaints[index].change(to: paint, with: transaction, at: graph.time) {
      graph.animate(self)
    }
  }

  /// Keeps what is shown, if another symbol takes its place in some way.
  private func depart(to new: ImageShape, by transition: ContentTransition) {
    let old = shape.model
    guard old.symbol != new.symbol else { return }
    guard old.symbol != nil, new.symbol != nil, let way = transition.replacement, !frame.isEmpty
    else { return replacement = nil }
    var transaction = transaction
    if let animation = way.animation { transaction.animation = animation }
    let frame = presentedFrame
    let depth = (replacement?.depth ?? 0) + 1
    let isDeep = depth > Self.mostLeaving
    var started = SymbolReplacement(
      of: isDeep ? plainCommands(in: frame) : symbolCommands(in: frame), in: frame, by: way.way,
      depth: isDeep ? 1 : depth)
    let isRunning = started.begin(with: transaction, at: graph.time)
    replacement = isRunning ? started : nil
    if isRunning { graph.animate(self) }
  }

  private func take(_ stances: [SymbolStance]) {
    guard stances.count == poses.count else {
      return poses = stances.map { AnimatedValue($0.pose) }
    }
    for (index, stance) in stances.enumerated() {
      var transaction = transaction
      transaction.animation = stance.animation
      if poses[index].change(to: stance.pose, with: transaction, at: graph.time) {
        graph.animate(self)
      }
    }
  }

  override func stepContent(to time: FrameTime) -> Bool {
    var isRunning = super.stepContent(to: time)
    for index in poses.indices where poses[index].step(to: time) { isRunning = true }
    for index in lowerPaints.indices where lowerPaints[index].step(to: time) { isRunning = true }
    if replacement?.step(to: time) == true { isRunning = true } else { replacement = nil }
    return isRunning
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard let baseline = shape.model.sign?.baseline,
      [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
        .contains(guide)
    else { return nil }
    return size(for: proposal).height / 2 + baseline
  }

  /// The picture by itself: outlines, or its cut for small sizes.
  private func plainCommands(in frame: CGRect) -> [DisplayList.Command] {
    if let drawing = shape.presented.drawing, !shape.presented.isRedacted {
      return drawing.isTemplate
        ? painted(drawing.commands(in: frame), in: frame) : drawing.commands(in: frame)
    }
    if let stencil = shape.presented.stencil, !shape.presented.isRedacted {
      return presentedPaint.commands(in: frame) {
        stencil.commands(in: frame, painting: $0, stays: !isPaintMoving)
      }
    }
    // What moves is not fitted to pixels.
    let offset = frame == self.frame ? gridOffset : nil
    let grid = shape.presented.grid
    let place = offset.flatMap { grid?.frame(nearestTo: frame, from: $0) } ?? frame
    let isWhole = shape.presented.parts.isEmpty
    let drawn = isWhole ? super.commands(in: place) : partCommands(in: place)
    guard let sign = shape.presented.sign, !shape.presented.isRedacted else { return drawn }
    let parts = drawn.compactMap { command -> SymbolSign.Part? in
      guard case .fill(let outline, let paint, _) = command else { return nil }
      return (paint, outline)
    }
    guard parts.count == drawn.count else { return drawn }
    return sign.commands(in: frame, gridOffset: offset, parts: parts)
  }

  /// The outlines of the parts, each in its style.
  private func partCommands(in frame: CGRect) -> [DisplayList.Command] {
    let shape = shape.presented
    return shape.parts.flatMap { part in
      let path = shape.turned(shape.path(of: part, in: frame), in: frame, layoutDirection)
      return paint(ofLevel: part.level).commands(in: frame) { [.fill(path, $0, FillStyle())] }
    }
  }

  private func paint(ofLevel level: Int) -> StylePaint {
    let level = min(level, lowerPaints.count)
    return level == 0 ? presentedPaint : lowerPaints[level - 1].presented
  }

  /// The frame in the paint, as opaque as a drawing.
  private func painted(
    _ drawing: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    let mask = Layer.Mask(contents: DisplayList(drawing))
    return [.layer(Layer(mask: mask, contents: DisplayList(super.commands(in: frame))))]
  }

  /// The picture without its effects.
  private func symbolCommands(in frame: CGRect) -> [DisplayList.Command] {
    let picture = plainCommands(in: frame)
    return replacement?.commands(with: picture, in: frame) ?? picture
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] {
    poses.reversed().reduce(symbolCommands(in: frame)) { contents, pose in
      pose.presented.commands(of: contents, in: frame)
    }
  }
}

extension ImageShape {
  /// The poses that it is to take: effects move symbols only.
  fileprivate func stances(in environment: EnvironmentValues) -> [SymbolStance] {
    symbol == nil ? [] : environment.symbolStances
  }
}
