/// How a layer's colours meet those behind it.
///
/// Porter-Duff operators and the separable and non-separable modes of W3C Compositing and Blending
/// Level 1, on premultiplied gamma-encoded sRGB. The first 21 are SwiftUI's `BlendMode`; the rest
/// are reached through `GraphicsContext.BlendMode`.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
  case clear
  case copy
  case sourceIn
  case sourceOut
  case destinationIn
  case destinationAtop
  case xor
}
