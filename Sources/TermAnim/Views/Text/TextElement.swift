import Foundation

/// A text on the screen.
///
/// The lines are kept until the text or its room changes and the outlines in their places until
/// the text moves, so that a colour on its way costs no typesetting.
final class TextElement: LeafElement {
  private var content: TextContent
  /// One for each run of the content.
  private var paints: [AnimatedPaint]
  private var compositions: [(proposal: ProposedViewSize, composition: TextComposition)] = []
  private var placed: (origin: CGPoint, marks: [(run: Int, mark: TextComposition.Mark)])?

  init(_ text: Text, environment: EnvironmentValues, _ context: NodeContext) {
    content = TextContent(text, in: environment)
    paints = Self.paints(of: text, in: environment).map(AnimatedPaint.init)
    super.init(graph: context.graph, scope: context.inputs.transactions)
  }

  /// Takes another text and environment, in the transaction of the current update.
  func update(to text: Text, environment: EnvironmentValues) {
    change(to: Self.paints(of: text, in: environment))
    let content = TextContent(text, in: environment)
    if content != self.content {
      self.content = content
      compositions.removeAll()
      placed = nil
      remeasure()
    }
    redraw()
  }

  private func change(to paints: [StylePaint]) {
    guard paints.count == self.paints.count else {
      self.paints = paints.map(AnimatedPaint.init)
      return
    }
    for (index, paint) in paints.enumerated()
    where self.paints[index].change(to: paint, with: { transaction }, at: graph.time) {
      graph.animate(self)
    }
  }

  private static func paints(of text: Text, in environment: EnvironmentValues) -> [StylePaint] {
    text.pieces.map {
      $0.styling.foreground?.paint(in: environment) ?? ForegroundStyle().paint(in: environment)
    }
  }

  // MARK: Layout

  private func composition(for proposal: ProposedViewSize) -> TextComposition {
    if let known = compositions.first(where: { $0.proposal == proposal }) {
      return known.composition
    }
    if compositions.count >= 8 { compositions.removeAll() }
    let composition = content.composition(for: proposal)
    compositions.append((proposal, composition))
    return composition
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    composition(for: proposal).size
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
    super.didPlace()
  }

  // MARK: Drawing

  override func stepContent(to time: FrameTime) -> Bool {
    var isRunning = false
    for index in paints.indices where paints[index].step(to: time) { isRunning = true }
    return isRunning
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] {
    marks(at: frame == self.frame ? onPixel(frame.origin) : frame.origin).compactMap { run, mark in
      let paint = paints[run].presented
      switch mark {
      case .glyphs(let glyphs): return .glyphs(glyphs, paint.paint(in: frame))
      case .rule(let rect, let color):
        return .fill(Path(rect), color.map(Paint.color) ?? paint.paint(in: frame), FillStyle())
      case .characters(let clusters, let place):
        return .characters(
          CharacterRun(
            clusters: clusters, origin: place, color: paint.middleColor,
            attributes: content.runs[run].attributes))
      }
    }
  }

  private func marks(at origin: CGPoint) -> [(run: Int, mark: TextComposition.Mark)] {
    if let placed, placed.origin == origin { return placed.marks }
    let marks = composition(for: placedProposal).marks(at: origin)
    placed = (origin, marks)
    return marks
  }

  /// The corner of the pixel nearest to a text at rest, so that its hinting is not lost.
  private func onPixel(_ point: CGPoint) -> CGPoint {
    let scale = content.pixelsPerPoint
    return CGPoint(
      x: (point.x * scale.width).rounded() / scale.width,
      y: (point.y * scale.height).rounded() / scale.height)
  }
}
