import Foundation

/// The bars that tell where the window of a scroll view is in its content, and how they fade.
struct ScrollIndicators {
  /// In seconds: how long the bars stay when nothing moves any more.
  static let rest = 0.7
  /// In seconds: how long they take to go.
  private static let fading = 0.3
  /// In points: one pixel of the usual screen.
  private static let thickness: CGFloat = 4
  private static let shortest: CGFloat = 12
  private static let color = Color.Resolved(
    colorSpace: .sRGB, red: 0.56, green: 0.57, blue: 0.6, opacity: 0.8)

  private(set) var opacity = 0.0
  private var hidden: FrameTime?

  private var isShown: Bool { opacity > 0 }

  /// Whether the bars are to be hidden after a while.
  var isWaiting: Bool { isShown && hidden == nil }

  mutating func show(at time: FrameTime) {
    (opacity, hidden) = (1, nil)
  }

  mutating func hide(at time: FrameTime) {
    if hidden == nil, isShown { hidden = time }
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime, isMoving: Bool) -> Bool {
    if isMoving { show(at: time) }
    guard let hidden else { return false }
    opacity = max(0, 1 - (time - hidden) / Self.fading)
    if opacity == 0 { self.hidden = nil }
    return opacity > 0
  }

  /// What the bar along `axis` looks like in the window's frame; nil when all can be seen at once.
  ///
  /// One that stands is at the right edge, or `isOnLeft`.
  func bar(
    _ axis: Axis, in frame: CGRect, offset: CGPoint, _ limits: ScrollLimits, opacity: Double,
    isOnLeft: Bool = false
  ) -> DisplayList.Command? {
    let (content, window) = (limits.content.along(axis), limits.window.along(axis))
    guard opacity > 0, content > window, window > 2 * Self.thickness else { return nil }
    let place = axis == .horizontal ? offset.x : offset.y
    let track = window - Self.thickness
    let beyond = max(0, -place, place - limits.range(axis).upperBound)
    let length = max(Self.shortest, track * window / content - beyond)
    let share = min(max(place / limits.range(axis).upperBound, 0), 1)
    let start = Self.thickness / 2 + (track - length) * share
    let bar =
      axis == .horizontal
      ? CGRect(
        x: frame.minX + start, y: frame.maxY - Self.thickness, width: length,
        height: Self.thickness)
      : CGRect(
        x: isOnLeft ? frame.minX : frame.maxX - Self.thickness, y: frame.minY + start,
        width: Self.thickness,
        height: length)
    var color = Self.color
    color.opacity *= Float(opacity)
    return .fill(Path(bar), .color(color), FillStyle())
  }
}
