import Foundation

/// Draws the particles of an emitter layer, as long as there are any.
struct EmitterDrawing: View {
  let layer: CAEmitterLayer
  /// Where the layer lies in what is drawn on, in points.
  var origin = CGPoint.zero
  @State private var isOver = false

  var body: some View {
    let change = layer.observedChange
    TimelineView(.animation(paused: isOver)) { timeline in
      let frame = EmitterFrame(of: layer, at: layer.time(of: timeline.date, isLive: !isOver))
      Canvas { context, _ in draw(frame, in: context) }
        .onChange(of: frame.isOver && !isOver, initial: true) { if $1 { isOver = true } }
    }
    .onChange(of: change) { isOver = false }
    .allowsHitTesting(false)
  }

  private func draw(_ frame: EmitterFrame, in context: GraphicsContext) {
    var context = context
    context.translateBy(x: origin.x, y: origin.y)
    if layer.renderMode == .additive { context.blendMode = .plusLighter }
    let particles = frame.particles
    if layer.renderMode == .oldestLast {
      for particle in particles.reversed() { draw(particle, at: frame.time, in: context) }
    } else {
      for particle in particles { draw(particle, at: frame.time, in: context) }
    }
  }

  private func draw(_ particle: Particle, at time: Double, in context: GraphicsContext) {
    let age = time - particle.birth
    let (scale, color) = (particle.scale(at: age), particle.color(at: age))
    let place = particle.position(at: age)
    guard scale > 0, color.w > 0, place.x.isFinite, place.y.isFinite,
      let picture = particle.cell.pictures.picture(in: color)
    else { return }
    var context = context
    context.opacity *= color.w
    context.translateBy(x: place.x, y: place.y)
    context.rotate(by: .radians(particle.rotation(at: age)))
    let size = particle.cell.contentSize
    let (width, height) = (size.width * scale, size.height * scale)
    context.draw(picture, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
  }
}
