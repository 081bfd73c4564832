import Foundation

@testable import TermAnim

extension ViewHost {
  /// What is seen of the first area in a colour, all clips around it taken into account.
  func seen(_ color: Color.Resolved) -> CGRect? {
    let flat = drawing.first { $0.color == color }
    guard let flat, var seen = flat.bounds else { return nil }
    for (index, layer) in flat.layers.enumerated() {
      for clip in layer.clips {
        let command = DisplayList.Command.fill(
          clip.path, .color(.init(red: 0, green: 0, blue: 0)), FillStyle())
        let around = flat.layers[...index].reversed().map(\.transform)
        let transform = around.reduce(ProjectionTransform()) { $0.concatenating($1) }
        let box = FlatCommand(command: command, opacity: 1, transform: transform, layers: []).bounds
        seen = seen.intersection(box ?? .null)
      }
    }
    return seen
  }
}
