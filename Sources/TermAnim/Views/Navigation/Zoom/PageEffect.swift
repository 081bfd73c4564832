import Foundation

/// The drawing effect of a page, a cover or a sheet on its way to its place, where it is with a
/// progress of 1.
struct PageEffect: DrawingEffect {
  /// The progress at which a page that grows is no longer seen through.
  private static let opaqueProgress = 0.3
  /// The radius of the corners on the way, in points.
  private static let cornerRadius: CGFloat = 12
  /// From which progress on corners become sharp, as those of the screen are.
  private static let sharpeningProgress = 0.75
  /// The smallest scale that is divided by.
  private static let leastScale: CGFloat = 1e-6

  /// Where the page grows out of, from its own corner; nil for one that slides in.
  let source: CGRect?
  /// What of the page grows, from its own corner; nil for all of it.
  var panel: CGRect?
  /// Where one that slides comes from.
  let edge: Edge
  /// Whether one that does not grow fades in where it is, rather than slide.
  var fades = false
  /// Whether rows begin on the right: pages then come from the left.
  var isRightToLeft = false
  var progress: Double

  static var usesFrame: Bool { true }

  // What is on a page is told where it is when the page has come.
  static var movesSpaces: Bool { false }

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty, progress != 1 else { return contents }
    var layer = Layer(
      transform: transform(in: frame) ?? ProjectionTransform(), contents: DisplayList(contents))
    if let place = place(in: frame) {
      layer.clips = [Layer.Clip(path: cut(to: place, in: frame))]
      layer.opacity = progress / Self.opaqueProgress
    } else if fades {
      layer.opacity = progress
    }
    return [.layer(layer)]
  }

  /// What is cut off cannot be pressed.
  func shows(_ point: CGPoint, in frame: CGRect) -> Bool {
    guard progress != 1, let place = place(in: frame) else { return true }
    return seen(in: place, frame).contains(point)
  }

  func transform(in frame: CGRect) -> ProjectionTransform? {
    guard progress != 1 else { return nil }
    guard let place = place(in: frame) else {
      if fades { return nil }
      let (rest, isAbove) = (1 - progress, edge == .bottom)
      let width = isRightToLeft ? -frame.width : frame.width
      return ProjectionTransform(
        CGAffineTransform(
          translationX: isAbove ? 0 : width * rest, y: isAbove ? frame.height * rest : 0))
    }
    let (scale, end) = (scale(to: place, in: frame), end(in: frame))
    return ProjectionTransform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: place.midX - scale * end.midX,
        ty: place.midY - scale * end.midY))
  }

  /// What a page that grows fills when it has come.
  private func end(in frame: CGRect) -> CGRect {
    panel?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
  }

  /// What a page that grows fills at the moment.
  private func place(in frame: CGRect) -> CGRect? {
    let end = end(in: frame)
    guard let source, end.width > 0, end.height > 0, progress.isFinite else { return nil }
    let start = source.offsetBy(dx: frame.minX, dy: frame.minY)
    func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CGRect(
      x: mixed(start.minX, end.minX), y: mixed(start.minY, end.minY),
      width: max(mixed(start.width, end.width), 0),
      height: max(mixed(start.height, end.height), 0))
  }

  /// How large the page is drawn so that it fills `place`.
  private func scale(to place: CGRect, in frame: CGRect) -> CGFloat {
    let end = end(in: frame)
    return max(place.width / end.width, place.height / end.height)
  }

  /// What of the page is seen in `place`, in its own space.
  private func seen(in place: CGRect, _ frame: CGRect) -> CGRect {
    let scale = max(scale(to: place, in: frame), Self.leastScale)
    let size = CGSize(width: place.width / scale, height: place.height / scale)
    let end = end(in: frame)
    return CGRect(
      x: end.midX - size.width / 2, y: end.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func cut(to place: CGRect, in frame: CGRect) -> Path {
    let scale = max(scale(to: place, in: frame), Self.leastScale)
    let roundness = min(max(1 - progress, 0) / (1 - Self.sharpeningProgress), 1)
    let radius = Self.cornerRadius * CGFloat(roundness) / scale
    return Path(roundedRect: seen(in: place, frame), cornerRadius: radius, style: .circular)
  }
}
