import Foundation

/// Draws a layer: its ground, the blur above, both cut by its corners, its wheel, its particles,
/// and the layers inside.
struct LayerDrawing: View {
  let layer: CALayer
  var drawsParticles = true

  var body: some View {
    let values = layer.look.observedValues
    ZStack(alignment: .topLeading) {
      if let ground = values.ground { outline(values).fill(Color(ground)) }
      if let blur = values.blur { drawing(of: blur, values) }
      if let wheel = values.wheel { drawing(of: wheel) }
      if drawsParticles, let emitter = layer as? CAEmitterLayer { EmitterDrawing(layer: emitter) }
      ForEach(values.sublayers, id: \.identity) { SublayerDrawing(layer: $0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .opacity(values.isHidden ? 0 : Double(values.opacity))
    .allowsHitTesting(values.isFound && !values.isHidden)
  }

  private func outline(_ values: ViewLook.Values) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: values.cornerRadius, style: .circular)
  }

  @ViewBuilder
  private func drawing(of blur: ViewLook.Blur, _ values: ViewLook.Values) -> some View {
    let shape = outline(values).fill(blur.veil.material)
    if let scheme = blur.scheme { shape.environment(\.colorScheme, scheme) } else { shape }
  }

  private func drawing(of wheel: ViewLook.Wheel) -> some View {
    Spinner(color: wheel.color.map { Color($0) } ?? .gray, turns: wheel.turns)
      .environment(\.controlSize, wheel.isLarge ? .large : .regular)
      .fixedSize()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Draws a layer where it lies in another one; its particles fly beyond its frame.
private struct SublayerDrawing: View {
  let layer: CALayer

  var body: some View {
    let values = layer.look.observedValues
    let frame = values.frame
    ZStack(alignment: .topLeading) {
      LayerDrawing(layer: layer, drawsParticles: false)
        .frame(width: max(frame.width, 0), height: max(frame.height, 0))
        .offset(x: frame.minX, y: frame.minY)
      if let emitter = layer as? CAEmitterLayer {
        EmitterDrawing(layer: emitter, origin: frame.origin)
          .opacity(values.isHidden ? 0 : Double(values.opacity))
      }
    }
    .allowsHitTesting(false)
  }
}

extension CALayer {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
