import Foundation

/// A line of characters on the screen; a cell is 4 points wide and 8 high.
final class TextElement: LeafElement {
  private static let cell = CGSize(width: 4, height: 8)

  private var text: Text
  private var color: AnimatedValue<Color.Resolved>
  private var clusters: [CharacterRun.Cluster]

  init(_ text: Text, environment: EnvironmentValues, _ context: NodeContext) {
    self.text = text
    color = AnimatedValue(Self.color(of: text, in: environment))
    clusters = Self.clusters(of: text)
    super.init(graph: context.graph, scope: context.inputs.transactions)
  }

  /// Takes another text and environment, in the transaction of the current update.
  func update(to text: Text, environment: EnvironmentValues) {
    self.text = text
    clusters = Self.clusters(of: text)
    let color = Self.color(of: text, in: environment)
    if self.color.change(to: color, with: { transaction }, at: graph.time) { graph.animate(self) }
    remeasure()
    redraw()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let columns = clusters.reduce(0) { $0 + $1.columns }
    return CGSize(width: CGFloat(columns) * Self.cell.width, height: Self.cell.height)
  }

  override func stepContent(to time: FrameTime) -> Bool {
    color.step(to: time)
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] {
    guard !clusters.isEmpty else { return [] }
    return [
      .characters(
        CharacterRun(
          clusters: clusters, origin: frame.origin, color: color.presented,
          attributes: text.attributes))
    ]
  }

  private static func color(of text: Text, in environment: EnvironmentValues) -> Color.Resolved {
    let paint = text.color?.paint(in: environment) ?? ForegroundStyle().paint(in: environment)
    switch paint {
    case .color(let color): return color
    case .gradient(let gradient): return gradient.ramp.color(at: 0.5)
    }
  }

  private static func clusters(of text: Text) -> [CharacterRun.Cluster] {
    text.content.map { character in
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      return CharacterRun.Cluster(text: isControl ? " " : String(character), columns: 1)
    }
  }
}
