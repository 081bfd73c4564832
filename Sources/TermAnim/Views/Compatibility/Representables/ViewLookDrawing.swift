import Foundation

/// Draws a view of UIKit or AppKit: its ground, the blur above, both cut by its corners.
struct ViewLookDrawing: View {
  let look: ViewLook

  var body: some View {
    let values = look.observedValues
    ZStack {
      if let ground = values.ground { outline(values).fill(Color(ground)) }
      if let blur = values.blur { drawing(of: blur, values) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
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
}
