import Foundation

/// A symbol that another is taking the place of.
struct SymbolReplacement {
  /// What the two do.
  enum Way: Hashable, Sendable {
    case fade
    case downUp
    case upUp
    case offUp
  }

  /// What was drawn of the old one, and where.
  private let contents: [DisplayList.Command]
  private let frame: CGRect
  private let way: Way
  /// How many are seen in what is left of those before, with this one.
  let depth: Int
  private var progress = AnimatedValue(0.0)

  /// The beginning, with what is shown in a frame.
  init(of contents: [DisplayList.Command], in frame: CGRect, by way: Way, depth: Int) {
    (self.contents, self.frame, self.way, self.depth) = (contents, frame, way, depth)
  }

  /// Sets out, and says whether it is to be stepped from now on.
  mutating func begin(with transaction: Transaction, at time: FrameTime) -> Bool {
    progress.change(to: 1, with: transaction, at: time)
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    progress.step(to: time)
  }

  /// What is seen where the new symbol would be `new` in a frame.
  func commands(with new: [DisplayList.Command], in frame: CGRect) -> [DisplayList.Command] {
    let (old, center) = (
      CGPoint(x: self.frame.midX, y: self.frame.midY), CGPoint(x: frame.midX, y: frame.midY)
    )
    return leaving.commands(of: contents, around: old, at: center, height: self.frame.height)
      + coming.commands(of: new, around: center, at: center, height: frame.height)
  }

  /// How far the old one is gone, and the new one there.
  private var shares: (old: Double, new: Double) {
    let share = min(max(progress.presented, 0), 1)
    switch way {
    case .fade, .offUp: return (share, share)
    // The new one comes as the old one is almost gone.
    case .downUp, .upUp: return (min(share / 0.55, 1), max(share - 0.4, 0) / 0.6)
    }
  }

  private var leaving: SymbolPose {
    let share = shares.old
    switch way {
    case .fade: return SymbolPose(opacity: 1 - share)
    case .downUp: return SymbolPose(scale: 1 - 0.6 * share, opacity: 1 - share)
    case .upUp: return SymbolPose(scale: 1 + 0.4 * share, opacity: 1 - share)
    case .offUp: return SymbolPose(opacity: 0)
    }
  }

  private var coming: SymbolPose {
    let share = shares.new
    return SymbolPose(scale: way == .fade ? 1 : 0.4 + 0.6 * share, opacity: share)
  }
}

extension ContentTransition {
  /// What symbols do that take each other's place, and the animation of that if it is not that of
  /// the change; nil for nothing.
  var replacement: (way: SymbolReplacement.Way, animation: Animation?)? {
    switch kind {
    case .identity: nil
    case .interpolate, .opacity, .numericText, .numericValue: (.fade, nil)
    case .symbolEffect(let effect, let speed): (effect.way, .smooth(duration: 0.5 / speed))
    }
  }
}
