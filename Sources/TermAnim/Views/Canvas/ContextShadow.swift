import Foundation

/// A shadow in the space of a context's ground.
struct ContextShadow {
  let color: Color.Resolved
  let radius: CGFloat
  let offset: CGSize

  /// Draws the shadow behind.
  var stages: [ContextStage] {
    [.filter(.shadow(color: color, radius: radius, offset: offset))]
  }

  /// Draws the shadow alone.
  var stagesWithoutSource: [ContextStage] {
    var tint = ColorMatrix()
    tint.columns = (
      .zero, .zero, .zero, SIMD4(0, 0, 0, color.opacity),
      SIMD4(color.red, color.green, color.blue, 0)
    )
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    return [
      .filter(.colorMatrix(tint)), .filter(.blur(radius: radius, isOpaque: false)),
      .transform(ProjectionTransform(move)),
    ]
  }
}
