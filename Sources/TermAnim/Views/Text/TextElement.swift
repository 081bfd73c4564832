import Foundation

/// A text on the screen.
///
/// The lines are kept until the text or its room changes and the outlines in their places until
/// the text moves, so that a colour on its way costs no typesetting.
final class TextElement: LeafElement, ReadingElement {
  private var content: TextContent
  private var environment: EnvironmentValues
  /// From the first to the last.
  private(set) var links: [TextLink]
  /// One for each run of the content.
  private var paints: [AnimatedPaint]
  /// The whole text in one line, as it is in any room that has all it needs; nil until it has been
  /// set for such room, and where it ends with a space, of which as many are kept as there is room
  /// for.
  private var line: TextComposition?
  private var compositions: [(proposal: ProposedViewSize, composition: TextComposition)] = []
  private var placed: (origin: CGPoint, marks: [(run: Int, mark: TextComposition.Mark)])?
  private var renderer: RunningTextRenderer?
  /// Set where there is a renderer, which may read state, and draw texts and pictures of its own.
  var reader: Backlink<ViewNode>?
  /// The last content, until it is known what room the new one has.
  private var departure: TextDeparture?
  private var motion: TextMotion?
  /// The room that the text had last, and where; without a size before it has been placed.
  private var last = (proposal: ProposedViewSize.unspecified, frame: CGRect.zero)
  /// Called when the text is another one or has been placed anew.
  var wasPlaced: (() -> Void)?

  init(_ text: Text, environment: EnvironmentValues, _ context: NodeContext) {
    let pieces = text.resolvedPieces(in: environment, at: context.graph.date)
    content = TextContent(pieces, in: environment)
    links = TextLink.links(in: pieces)
    paints = Self.paints(of: pieces, in: environment).map(AnimatedPaint.init)
    renderer = environment.textRenderer.map { RunningTextRenderer.make($0.renderer) }
    self.environment = environment
    super.init(graph: context.graph, scope: context.inputs.transactions)
  }

  /// Takes another text and environment, in the transaction of the current update.
  func update(to text: Text, environment: EnvironmentValues) {
    let pieces = text.resolvedPieces(in: environment, at: graph.date)
    let content = TextContent(pieces, in: environment)
    let isOther = content != self.content
    if isOther { depart(to: environment.contentTransition) }
    change(to: Self.paints(of: pieces, in: environment))
    self.environment = environment
    links = TextLink.links(in: pieces)
    changeRenderer(to: environment.textRenderer)
    if isOther {
      self.content = content
      line = nil
      compositions.removeAll()
      placed = nil
      remeasure()
      wasPlaced?()
    }
    redraw()
  }

  private func change(to paints: [StylePaint]) {
    guard paints.count == self.paints.count else {
      self.paints = paints.map(AnimatedPaint.init)
      return
    }
    for (index, paint) in paints.enumerated()
    where self.paints[index].change(to: paint, with: transaction, at: graph.time) {
      graph.animate(self)
    }
  }

  private static func paints(
    of pieces: [TextPiece], in environment: EnvironmentValues
  ) -> [StylePaint] {
    pieces.map {
      let paint =
        $0.styling.foreground?.paint(in: environment) ?? ForegroundStyle().paint(in: environment)
      return environment.redactsContent ? paint.redacted : paint
    }
  }

  // MARK: Content transitions

  /// Takes note of what is shown, if the transaction animates what comes.
  private func depart(to transition: ContentTransition) {
    let transaction = transaction
    guard !transaction.isStill, transaction.animation != nil, !last.frame.isEmpty,
      environment.textRenderer == nil, !environment.redactsContent
    else {
      (departure, motion) = (nil, nil)
      return
    }
    arrive()
    let composition = composition(for: last.proposal)
    departure = TextDeparture(
      lines: composition.glyphLines, rules: composition.rules, painter: painter(in: last.frame),
      motion: motion, transitions: (environment.contentTransition, transition),
      transaction: transaction, time: graph.time)
    graph.animate(self)
  }

  /// Sets the text in motion once its room is known.
  private func arrive() {
    guard let departure else { return }
    self.departure = nil
    motion = departure.motion(to: composition(for: placedProposal), in: frame)
  }

  /// Takes note of other room, in which the lines may be others: these fade into each other.
  private func roomChanged() {
    guard placedProposal != last.proposal, motion != nil || transaction.animation != nil,
      composition(for: placedProposal).breaks != composition(for: last.proposal).breaks
    else { return }
    let transition = environment.contentTransition
    depart(to: transition.kind == .identity ? .identity : .opacity)
  }

  private func changeRenderer(to set: SetTextRenderer?) {
    guard let set else {
      if renderer != nil { remeasure() }
      renderer = nil
      return
    }
    let change = renderer?.change(
      to: set.renderer, with: set.scope.transaction(of: graph.currentUpdate), at: graph.time)
    switch change {
    case true?: graph.animate(self)
    case false?: break
    case nil: renderer = RunningTextRenderer.make(set.renderer)
    }
    remeasure()
  }

  // MARK: Layout

  private func composition(for proposal: ProposedViewSize) -> TextComposition {
    if let line, line.fits(proposal) { return line }
    if let known = compositions.first(where: { $0.proposal == proposal }) {
      return known.composition
    }
    let composition = content.composition(for: proposal)
    if composition.isOneLine, composition.fits(proposal), !content.dependsOnRoom {
      line = composition
    } else {
      if compositions.count >= 8 { compositions.removeAll() }
      compositions.append((proposal, composition))
    }
    return composition
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer else { return composition(for: proposal).size }
    let proxy = TextProxy { self.composition(for: $0).size }
    return renderer.sizeThatFits(proposal, proxy)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    switch guide {
    case VerticalAlignment.firstTextBaseline.key: composition(for: proposal).baselines.first
    case VerticalAlignment.lastTextBaseline.key: composition(for: proposal).baselines.last
    default: nil
    }
  }

  override func didPlace() {
    placed = nil
    if departure == nil, graph.previewed == nil { roomChanged() }
    arrive()
    if graph.previewed == nil { last = (placedProposal, frame) }
    super.didPlace()
    wasPlaced?()
  }

  /// How the text is set, and where; nil before it has been placed.
  var anchoredLayout: Text.LayoutKey.AnchoredLayout? {
    guard !frame.isEmpty else { return nil }
    var painter = painter(in: frame)
    painter.frame.origin = .zero
    let corner = Anchor<CGPoint>.Source.topLeading.anchor(in: frame) { screenPoint(ofLocal: $0) }
    return Text.LayoutKey.AnchoredLayout(
      layout: Text.Layout(composition(for: placedProposal), painter: painter), origin: corner)
  }

  /// Where a link is shown, in the space of the frame.
  func boxes(of link: TextLink) -> [CGRect] {
    let origin = nearestCells?.origin ?? presentedFrame.origin
    return composition(for: placedProposal).boxes(of: link.runs)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Whether a point is in the frame, or where the terminal's own characters are drawn: in the
  /// cells nearest to it.
  ///
  /// A text that is clear is not there for the pointer.
  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    !isClear && (super.hitTest(point, path: &path) || showsCharacters(at: point))
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    !isClear && nearestCells?.covers(point) == true
  }

  private var isClear: Bool { !paints.isEmpty && paints.allSatisfy(\.presented.isClear) }

  private var nearestCells: CGRect? {
    guard isInCells else { return nil }
    let frame = presentedFrame
    let origin = GridUnit.cell.nearest(
      to: frame.origin, pixelsPerPoint: content.pixelsPerPoint, from: gridOffset)
    return CGRect(origin: origin, size: frame.size)
  }

  // MARK: Drawing

  override func stepContent(to time: FrameTime) -> Bool {
    arrive()
    var isRunning = false
    for index in paints.indices where paints[index].step(to: time) { isRunning = true }
    if renderer?.step(to: time) == true { isRunning = true }
    if motion?.step(to: time) == true { isRunning = true } else { motion = nil }
    return isRunning
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] {
    arrive()
    let origin = frame == self.frame ? onGrid(frame.origin) : frame.origin
    let painter = painter(in: frame)
    if environment.redactsContent { return bars(at: origin, painter) }
    if let renderer { return commands(of: renderer, at: origin, painter) }
    let marks = marks(at: origin)
    guard let motion else { return painter.commands(for: marks) }
    return painter.commands(for: marks.filter(\.mark.isGround))
      + motion.commands(at: origin, with: painter)
  }

  private func bars(at origin: CGPoint, _ painter: TextPainter) -> [DisplayList.Command] {
    painter.bars(
      for: composition(for: placedProposal).glyphLines, at: origin,
      pixel: 1 / content.pixelsPerPoint.height)
  }

  private func painter(in frame: CGRect) -> TextPainter {
    TextPainter(runs: content.runs, paints: paints.map(\.presented), frame: frame)
  }

  private func commands(
    of renderer: RunningTextRenderer, at origin: CGPoint, _ painter: TextPainter
  ) -> [DisplayList.Command] {
    var painter = painter
    painter.frame.origin = .zero
    let layout = Text.Layout(composition(for: placedProposal), painter: painter)
    var environment = environment
    // The renderer does not draw the texts that it draws with.
    environment.textRenderer = nil
    var context = GraphicsContext(
      size: painter.frame.size, environment: environment,
      views: reader?.object.map { ContextViews(context: $0.context()) })
    reading { renderer.draw(layout, in: &context) }
    guard !context.drawing.commands.isEmpty else { return [] }
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    let contents = DisplayList(context.drawing.commands)
    return [.layer(Layer(transform: ProjectionTransform(place), contents: contents))]
  }

  private func marks(at origin: CGPoint) -> [(run: Int, mark: TextComposition.Mark)] {
    if let placed, placed.origin == origin { return placed.marks }
    let marks = composition(for: placedProposal).marks(at: origin)
    placed = (origin, marks)
    return marks
  }

  /// The corner of the pixel nearest to a text at rest, so that its hinting is not lost.
  ///
  /// Characters go to the nearest row when they are drawn: that of the nearest pixel may be
  /// another.
  private func onGrid(_ point: CGPoint) -> CGPoint {
    let corner = GridUnit.pixel.nearest(
      to: point, pixelsPerPoint: content.pixelsPerPoint, from: gridOffset)
    return isInCells ? CGPoint(x: corner.x, y: point.y) : corner
  }

  /// Whether the text is in the terminal's own characters.
  private var isInCells: Bool {
    if case .cells = composition(for: placedProposal).source { true } else { false }
  }
}
