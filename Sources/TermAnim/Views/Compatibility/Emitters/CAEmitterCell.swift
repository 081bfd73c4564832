public import Foundation

/// What an emitter layer gives off: how many particles, how they look, and where they go.
///
/// Ranges are whole: a value is drawn from half of its range below it to half above. Lengths are
/// points, times seconds, angles radians, clockwise from the right. What is set counts for the
/// particles that are already there, too; a layer at rest is woken by what is set of itself.
@MainActor @preconcurrency
open class CAEmitterCell {
  open var name: String?
  open var isEnabled = true

  /// The picture of a particle, a `CGImage`; nothing is drawn without one.
  open var contents: Any? {
    didSet { pictures = ParticlePictures(of: contents as? CGImage) }
  }
  /// Pixels of the picture in a point.
  open var contentsScale: CGFloat = 1
  /// What each particle gives off in turn, as long as it lives.
  open var emitterCells: [CAEmitterCell]?

  /// When particles begin to be given off, after the layer or particle that gives them off.
  open var beginTime: CFTimeInterval = 0
  /// For how long; 0 is for ever.
  open var duration: CFTimeInterval = 0
  /// Particles a second.
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0

  /// Where to particles are given off, in the plane.
  open var emissionLongitude: CGFloat = 0
  /// Noted and left at that, as there is no depth.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone in which they are.
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Noted and left at that.
  open var zAcceleration: CGFloat = 0

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  /// What the picture's colours are multiplied by; nil is white.
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// How much more of a colour there is after a second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  /// The size of the picture, in points.
  var contentSize: CGSize {
    guard let picture = contents as? CGImage, contentsScale > 0 else { return .zero }
    let pixels = CGSize(width: picture.width, height: picture.height)
    return CGSize(width: pixels.width / contentsScale, height: pixels.height / contentsScale)
  }

  private(set) var pictures = ParticlePictures(of: nil)

  public init() {}
}
