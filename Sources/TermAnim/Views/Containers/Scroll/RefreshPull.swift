import Foundation

/// Pulling a scroll view down to have its data anew, and the wheel above the content meanwhile.
///
/// The data are asked for as soon as the content has been pulled down far enough. Let go, it leaves
/// room for the wheel until they are there.
final class RefreshPull: Animating {
  private enum Phase {
    /// The dots of the wheel come one by one as the content is pulled down.
    case waiting
    /// The data are under way.
    case running
    /// They are there; the next pull has them anew.
    case over
  }

  /// In points: how much room the wheel has in a window that is high enough.
  private static let height: CGFloat = 40

  private unowned let scroll: ScrollElement
  private var phase = Phase.waiting
  private var start = FrameTime.zero
  private var task: Task<Void, Never>?
  var isAnimating = false

  init(_ scroll: ScrollElement) {
    self.scroll = scroll
  }

  deinit {
    task?.cancel()
  }

  /// The room that the wheel has above content that nobody holds, in points.
  var room: CGFloat {
    phase == .running ? min(Self.height, scroll.limits.window.height / 3) : 0
  }

  /// How far down the content is when the data are asked for, in points: it gives way the less the
  /// lower the window is.
  private var reach: CGFloat { min(Self.height, scroll.limits.window.height / 5) }

  /// Takes note that a hand takes hold of the content.
  func takeHold() {
    if phase == .over { phase = .waiting }
  }

  /// Has the data anew where the content is so far down and no hand has done that already.
  func pull(to gap: CGFloat, _ action: RefreshAction) {
    guard phase == .waiting, gap >= reach else { return }
    (phase, start) = (.running, scroll.graph.time)
    scroll.graph.animate(self)
    task = Task { [weak self] in
      await action()
      self?.finish()
    }
  }

  private func finish() {
    scroll.graph.enqueue(Transaction()) { [weak self] in
      guard let self else { return }
      phase = .over
      scroll.refreshIsOver()
    }
  }

  func step(to time: FrameTime) -> Bool {
    scroll.setNeedsDrawing()
    return phase == .running
  }

  // MARK: Drawing

  private static let dots = 8
  /// In points: how wide the wheel and each of its dots is.
  private static let side: CGFloat = 32
  private static let dot: CGFloat = 8
  /// Seconds a turn.
  private static let period = 0.96
  private static let color = Color.Resolved(
    colorSpace: .sRGB, red: 0.56, green: 0.57, blue: 0.6, opacity: 1)

  /// Adds the wheel in the `gap` between the upper edge of `frame` and the content: it comes from
  /// behind the content, and is in the middle of a larger gap.
  func appendWheel(in frame: CGRect, gap: CGFloat, to commands: inout [DisplayList.Command]) {
    guard gap > 0 else { return }
    let pixel = scroll.owner?.environment.pixelLength ?? 4
    let fall = max(gap, Self.height) / 2
    let center = CGPoint(
      x: (frame.midX / pixel).rounded() * pixel,
      y: frame.minY + ((gap - fall) / pixel).rounded() * pixel)
    let dots = (0..<Self.dots).map { dot($0, around: center, gap: gap, color: color) }
    let room = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: gap)
    commands.append(
      .layer(Layer(clips: [Layer.Clip(path: Path(room))], contents: DisplayList(dots))))
  }

  private var color: Color.Resolved {
    guard let tint = UIRefreshControl.appearance().tintColor else { return Self.color }
    return Color(tint).resolve(in: scroll.owner?.environment ?? EnvironmentValues())
  }

  private func dot(
    _ index: Int, around center: CGPoint, gap: CGFloat, color: Color.Resolved
  ) -> DisplayList.Command {
    let angle = 2 * Double.pi * Double(index) / Double(Self.dots)
    let reach = (Self.side - Self.dot) / 2
    let place = CGRect(
      x: center.x + sin(angle) * reach - Self.dot / 2,
      y: center.y - cos(angle) * reach - Self.dot / 2, width: Self.dot, height: Self.dot)
    var color = color
    color.opacity *= Float(opacity(of: index, gap: gap))
    return .fill(Path(ellipseIn: place), .color(color), FillStyle())
  }

  private func opacity(of index: Int, gap: CGFloat) -> Double {
    let share = Double(min(gap / max(reach, 1), 1))
    guard phase != .waiting else {
      return min(max(share * Double(Self.dots) - Double(index), 0), 1)
    }
    let turns = (scroll.graph.time - start) / Self.period
    let first = Int(turns.truncatingRemainder(dividingBy: 1) * Double(Self.dots))
    let age = (first - index + Self.dots) % Self.dots
    return share * (1 - 0.85 * Double(age) / Double(Self.dots))
  }
}
