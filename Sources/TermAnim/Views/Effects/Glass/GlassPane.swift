import Foundation

/// A pane of glass, taken out of a display list, in whose space it is.
struct GlassPane {
  /// How much light it takes, 0...1.
  let density: Double
  let mark: PaneMark
  /// What is drawn of it, opaque.
  var body: [DisplayList.Command]
  /// The lines around it.
  var edge: [DisplayList.Command]

  private init(_ layer: Layer, mark: PaneMark) {
    (density, self.mark) = (layer.opacity, mark)
    body = layer.contents.commands.filter { !$0.isLine }
    edge = layer.contents.commands.filter(\.isLine)
  }

  /// Moves the panes in `commands` to `panes`, and returns what is left.
  ///
  /// Layers around a pane that move, fade or cut it are around it in its new place as well; their
  /// filters are not.
  static func take(
    from commands: [DisplayList.Command], into panes: inout [GlassPane]
  ) -> [DisplayList.Command] {
    var rest: [DisplayList.Command] = []
    for command in commands {
      guard case .layer(var layer) = command else {
        rest.append(command)
        continue
      }
      if let mark = layer.pane {
        panes.append(GlassPane(layer, mark: mark))
        continue
      }
      var inner: [GlassPane] = []
      layer.contents = DisplayList(take(from: layer.contents.commands, into: &inner))
      rest.append(inner.isEmpty ? command : .layer(layer))
      panes += inner.map { $0.within(layer) }
    }
    return rest
  }

  /// The pane in a layer like `layer`, without its filters.
  func within(_ layer: Layer) -> GlassPane {
    var (shell, pane) = (layer, self)
    shell.filters = []
    func wrapped(_ commands: [DisplayList.Command]) -> [DisplayList.Command] {
      guard !commands.isEmpty else { return [] }
      shell.contents = DisplayList(commands)
      return [.layer(shell)]
    }
    (pane.body, pane.edge) = (wrapped(body), wrapped(edge))
    return pane
  }

  /// The pane on its way from `start`, where it fills that, to its own place.
  func coming(from start: CGRect, by progress: Double) -> GlassPane {
    let end = box
    guard !start.isNull, end.width > 0, end.height > 0 else { return self }
    func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    let scale = CGSize(
      width: max(mixed(start.width, end.width), 0) / end.width,
      height: max(mixed(start.height, end.height), 0) / end.height)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height,
      tx: mixed(start.midX, end.midX) - scale.width * end.midX,
      ty: mixed(start.midY, end.midY) - scale.height * end.midY)
    return within(Layer(transform: ProjectionTransform(transform), contents: DisplayList()))
  }

  /// The pane as one piece with others, and all that is between them.
  func united(with others: [GlassPane]) -> GlassPane {
    let hull = Path(convexHullOf: ([self] + others).flatMap(\.corners))
    var pane = self
    pane.body = body.map { $0.outlined(by: hull) }
    pane.edge = edge.map { $0.outlined(by: hull) }
    return pane
  }

  /// The smallest rectangle around the pane; null for one that has no area.
  var box: CGRect {
    let corners = corners
    guard let first = corners.first else { return .null }
    let (low, high) = corners.reduce((first.vector, first.vector)) {
      (pointwiseMin($0.0, $1.vector), pointwiseMax($0.1, $1.vector))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The corners of its outline, curves being cut into lines.
  private var corners: [CGPoint] { body.flatMap(\.corners) }
}

extension DisplayList.Command {
  /// Whether the command draws lines, perhaps within layers.
  fileprivate var isLine: Bool {
    switch self {
    case .stroke: true
    case .layer(let layer): layer.contents.commands.first?.isLine ?? false
    default: false
    }
  }

  /// The corners of what is filled, perhaps within layers.
  fileprivate var corners: [CGPoint] {
    switch self {
    case .fill(let path, _, _):
      var sink = CornerSink()
      path.flatten(tolerance: 0.25, into: &sink)
      return sink.corners
    case .layer(let layer):
      return layer.contents.commands.flatMap(\.corners).map { $0.applying(layer.transform) }
    default:
      return []
    }
  }

  /// The same paint on another outline, which is in the space of the list.
  fileprivate func outlined(by path: Path) -> DisplayList.Command {
    switch self {
    case .fill(_, let paint, let style):
      return .fill(path, paint, style)
    case .stroke(_, let paint, let style):
      return .stroke(path, paint, style)
    case .layer(var layer):
      layer.transform = ProjectionTransform()
      layer.clips = []
      layer.contents = DisplayList(layer.contents.commands.map { $0.outlined(by: path) })
      return .layer(layer)
    default:
      return self
    }
  }
}

/// Keeps the ends of lines.
private struct CornerSink: LineSink {
  var corners: [CGPoint] = []

  mutating func move(to point: CGPoint) { corners.append(point) }

  mutating func line(to point: CGPoint) { corners.append(point) }

  mutating func close() {}
}
