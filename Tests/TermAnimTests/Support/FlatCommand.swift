import Foundation

@testable import TermAnim

/// A drawing command together with what the layers around it do.
struct FlatCommand {
  let command: DisplayList.Command
  /// The product of the layers' opacities.
  let opacity: Double
  /// From the command's space to the screen.
  let transform: ProjectionTransform
  let layers: [Layer]

  static func all(in list: DisplayList) -> [FlatCommand] {
    flatten(list, layers: [])
  }

  private static func flatten(_ list: DisplayList, layers: [Layer]) -> [FlatCommand] {
    list.commands.flatMap { command -> [FlatCommand] in
      if case .layer(let layer) = command {
        return flatten(layer.contents, layers: layers + [layer])
      }
      let transform = layers.reversed().reduce(ProjectionTransform()) {
        $0.concatenating($1.transform)
      }
      return [
        FlatCommand(
          command: command, opacity: layers.reduce(1) { $0 * $1.opacity }, transform: transform,
          layers: layers)
      ]
    }
  }

  /// The box of the command's outline on the screen; nil for anything but fills and strokes.
  var bounds: CGRect? {
    switch command {
    case .fill(let path, _, _), .stroke(let path, _, _):
      let box = path.boundingRect
      let corners = [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
        CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
      ].map { $0.applying(transform) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return nil }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    default:
      return nil
    }
  }

  /// Whether it is a line, such as the ring of the focus.
  var isStroke: Bool {
    if case .stroke = command { true } else { false }
  }

  /// Whether it fills something with a material.
  var isMaterial: Bool {
    if case .fill(_, .material, _) = command { true } else { false }
  }

  /// Where the command writes `text` on the screen, in characters of 4 points by 8; nil unless that
  /// is what it does.
  func frame(ofText text: String) -> CGRect? {
    guard case .characters(let run) = command, run.text == text else {
      return nil
    }
    let columns = run.clusters.reduce(0) { $0 + $1.columns }
    return CGRect(
      origin: run.origin.applying(transform), size: CGSize(width: 4 * columns, height: 8))
  }

  /// The colour of a fill or stroke; nil for any other paint.
  var color: Color.Resolved? {
    switch command {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
    default: nil
    }
  }
}
