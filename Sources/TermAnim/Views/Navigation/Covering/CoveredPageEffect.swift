import Foundation

/// Draws a page that another one lies on: out of sight, and a little towards where rows begin where
/// that one slid in.
///
/// Whether it slides is no part of the motion: the page on top says only as it comes that it grows
/// out of a view, which then stays in its place.
nonisolated struct CoveredPageEffect: EffectModifier, DrawingEffect {
  private static let distance: CGFloat = 48

  /// 0 for a page on top, 1 for one that is covered.
  var cover: Double
  let slides: Bool
  private var isRightToLeft = false

  init(cover: Double, slides: Bool) {
    (self.cover, self.slides) = (cover, slides)
  }

  // What is on a page is told where it is when all have come to rest.
  static var movesSpaces: Bool { false }

  var animatableData: Double {
    get { cover }
    set { cover = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard cover < 1 else { return [] }
    guard cover != 0, !contents.isEmpty else { return contents }
    return [
      .layer(
        Layer(
          transform: transform(in: frame) ?? ProjectionTransform(), opacity: 1 - cover,
          contents: DisplayList(contents)))
    ]
  }

  func transform(in frame: CGRect) -> ProjectionTransform? {
    guard slides, cover != 0 else { return nil }
    let distance = isRightToLeft ? Self.distance : -Self.distance
    return ProjectionTransform(CGAffineTransform(translationX: distance * cover, y: 0))
  }

  /// What cannot be seen cannot be pressed.
  func shows(_ point: CGPoint, in frame: CGRect) -> Bool {
    cover < 1
  }

  /// Keys are for the page on top as soon as there is one.
  var takesKeys: Bool { cover < 1 }

  func effect(in environment: EnvironmentValues) -> CoveredPageEffect {
    var effect = self
    effect.isRightToLeft = environment.layoutDirection == .rightToLeft
    return effect
  }
}
