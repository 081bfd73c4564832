public import Foundation
import Observation

/// A layer that gives off particles, such as snow, sparks or confetti.
///
/// Where each particle is depends on the time alone, so that the same layer shows the same again.
/// As everywhere in Core Animation it has been at work for ever when it is shown; with
/// `beginTime = CACurrentMediaTime()` it begins then.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer, Observable {
  open var emitterCells: [CAEmitterCell]? {
    didSet { particlesChanged() }
  }
  /// The middle of where particles are given off, in points.
  open var emitterPosition = CGPoint.zero {
    didSet { if emitterPosition != oldValue { particlesChanged() } }
  }
  /// In points; the width of a circle is its radius.
  open var emitterSize = CGSize.zero {
    didSet { if emitterSize != oldValue { particlesChanged() } }
  }
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Noted and left at that, as are depths: everything is in the plane.
  open var emitterZPosition: CGFloat = 0
  open var emitterDepth: CGFloat = 0
  open var preservesDepth = false
  /// Another number gives off other particles.
  open var seed: UInt32 = 0

  /// When the layer begins, anew each time it is told; 0 is long ago.
  open override var beginTime: CFTimeInterval {
    didSet { beginAgain() }
  }

  /// What the rates of all cells are multiplied by; 0 gives off no more, and so does what is no
  /// number.
  open var birthRate: Float {
    get { Float(nextFactor ?? rates.last?.factor ?? 1) }
    set {
      let factor = newValue.isFinite ? max(newValue, 0) : 0
      guard factor != birthRate else { return }
      nextFactor = Double(factor)
      particlesChanged()
    }
  }
  /// What those of the cells are multiplied by.
  open var lifetime: Float = 1 {
    didSet { particlesChanged() }
  }
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1

  /// The factors of the rates and since when they hold, in the order of time; of more than a
  /// thousand the oldest are joined.
  private(set) var rates = [EmitterRate(start: -.infinity, factor: 1, base: 0)]
  /// The factor from the next frame on, where that is another.
  private var nextFactor: Double?
  /// When the layer was shown first.
  private var shownSince: Date?
  /// How long after that it begins; nil has always been.
  private var delay: Double?
  private let registrar = ObservationRegistrar()
  private var changeCount = 0

  /// The time of the layer in the frame at a date: seconds since it was shown first, or began.
  ///
  /// A frame that is not live is an old one: what is new holds from the next one on.
  func time(of date: Date, isLive: Bool = true) -> Double {
    let since = shownSince ?? date
    let time = date.timeIntervalSince(since) - (delay ?? 0)
    guard isLive else { return time }
    if let nextFactor { rates.append(rate(nextFactor, from: time)) }
    if rates.count > 1000 { joinOldestRates() }
    (shownSince, nextFactor) = (since, nil)
    return time
  }

  /// Takes two of the oldest factors for their mean, so that sums at other times stay.
  private func joinOldestRates() {
    let (first, next) = (rates[1], rates[3])
    let length = next.start - first.start
    let sum = first.sum(at: first.start)
    let factor = length > 0 ? (next.sum(at: next.start) - sum) / length : 0
    let joined = EmitterRate(start: first.start, factor: factor, base: sum - factor * first.start)
    rates.replaceSubrange(1...2, with: [joined])
  }

  private func beginAgain() {
    // Clocks of a machine never read the same: whole twentieths of a second do.
    let ahead = ((beginTime - CACurrentMediaTime()) * 20).rounded() / 20
    delay = beginTime == 0 ? nil : max(ahead, 0)
    rates = [EmitterRate(start: -.infinity, factor: Double(birthRate), base: 0)]
    (shownSince, nextFactor) = (nil, nil)
    particlesChanged()
  }

  private func rate(_ factor: Double, from time: Double) -> EmitterRate {
    guard shownSince != nil else { return EmitterRate(start: -.infinity, factor: factor, base: 0) }
    return EmitterRate(start: time, factor: factor, base: sum(at: time) - factor * time)
  }

  /// What the factors of the rates add up to at a time.
  func sum(at time: Double) -> Double {
    (rates.last { $0.start <= time } ?? rates[0]).sum(at: time)
  }

  /// How often something was changed that may wake the layer, for a body that is to be run again
  /// then.
  var observedChange: Int {
    registrar.access(self, keyPath: \.changeCount)
    return changeCount
  }

  private func particlesChanged() {
    registrar.withMutation(of: self, keyPath: \.changeCount) { changeCount += 1 }
  }

  /// Since when particles are given off, in the time of the layer.
  var start: Double { delay == nil ? -.infinity : 0 }
}
