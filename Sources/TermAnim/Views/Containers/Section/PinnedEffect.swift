import Foundation

/// Shows a header or footer some way from its place, in a list on a ground that hides the rows.
struct PinnedEffect: VisualEffect, DrawingEffect {
  /// How far from its place, in points.
  var offset = CGSize.zero
  var ground: Ground?

  /// What a row of a list is shown on while it is over others.
  struct Ground {
    var paint: StylePaint
    /// How far the row reaches beyond what is in it.
    var reach: EdgeInsets
  }

  static var usesFrame: Bool { true }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard let ground, let row = row(around: frame) else { return moved(contents, in: frame) }
    let fill = DisplayList.Command.fill(Path(row), ground.paint.paint(in: row), FillStyle())
    return moved([fill] + contents, in: frame)
  }

  func covers(_ point: CGPoint, in frame: CGRect) -> Bool {
    row(around: frame)?.contains(point) ?? false
  }

  /// Where the ground is; nil where there is none.
  private func row(around frame: CGRect) -> CGRect? {
    offset == .zero ? nil : ground.map { frame.grown(by: $0.reach) }
  }

  func transform(in frame: CGRect) -> ProjectionTransform? {
    guard offset != .zero else { return nil }
    return ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}
