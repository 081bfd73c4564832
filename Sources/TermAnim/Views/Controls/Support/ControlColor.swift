import Foundation

/// The greys that controls are made of, for both colour schemes.
///
/// They are whole colours rather than veils, so that half a pixel of one beside half a pixel of
/// another mixes as it should; but for one through which something is to be seen.
enum ControlColor: ShapeStyle, PrimitiveShapeStyle {
  /// Grooves, tracks and what can be pressed.
  case track
  /// What lies in the way of the pointer now, a darker track.
  case pressedTrack
  /// What slides in a track.
  case knob
  /// Around what slides, so that it is seen on a ground as light as it is.
  case knobEdge
  /// Panels that lie above the ground.
  case panel
  /// The ground of text that can be edited.
  case field
  /// A veil that looks like `field` on the ground.
  case fieldVeil
  /// Lines between rows.
  case separator

  typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    let grey = environment.colorScheme == .dark ? variants.dark : variants.light
    return .color(Color.Resolved(straightPixel: (grey << 8 | opacity).byteSwapped))
  }

  /// The colour of the veil, being a tenth of what is seen: (field - 0.9 ground) / 0.1.
  private var opacity: UInt32 { self == .fieldVeil ? 0x1A : 0xFF }

  private var variants: (light: UInt32, dark: UInt32) {
    switch self {
    case .track: (0xDCDBD6, 0x32373F)
    case .pressedTrack: (0xC8C7C2, 0x474D57)
    case .knob: (0xFFFFFF, 0xF2F4F7)
    case .knobEdge: (0x9B9A95, 0xF2F4F7)
    case .panel: (0xFFFFFF, 0x1B2028)
    case .field: (0xECEBE6, 0x1F252D)
    case .fieldVeil: (0x8B8A7C, 0xB5D7F8)
    case .separator: (0xDEDDD8, 0x262C35)
    }
  }
}
