extension DisplayList.Command {
  /// The material that the command itself fills something with; nil for characters alone, which
  /// have the colour of its veil.
  var material: MaterialPaint? {
    switch self {
    case .fill(_, .material(let material), _), .stroke(_, .material(let material), _),
      .glyphs(_, .material(let material)):
      return material
    case .characters(let run):
      guard case .material(let material) = run.paint else { return nil }
      return run.pixels.isEmpty && run.outline == nil ? nil : material
    case .fill, .stroke, .glyphs, .layer:
      return nil
    }
  }
}
