import Foundation

/// How a view is presented above others.
enum PresentationStyle {
  /// Rises from the lower edge, and leaves some of what is behind to be seen.
  case sheet
  /// Takes the whole screen.
  case cover
  /// A small panel in the middle.
  case alert
  /// A panel at the lower edge.
  case dialog
  /// A panel next to what it belongs to, in that direction.
  case popover(PresentationAnchor, Axis = .vertical)

  /// Whether views on the panel say how it comes and goes.
  var followsContent: Bool {
    switch self {
    case .cover, .sheet: true
    case .alert, .dialog, .popover: false
    }
  }

  /// How the panel comes and goes; a cover and a sheet do as `motion` says.
  @MainActor
  func transition(of motion: PageMotion) -> AnyTransition {
    switch self {
    case .cover, .sheet:
      AnyTransition(PageTransition(motion: motion)).animation(Self.rising)
    case .dialog:
      AnyTransition(PanelTransition()).animation(Self.rising)
    case .alert:
      .scale(scale: 1.1).combined(with: .opacity).animation(.easeOut(duration: 0.2))
    case .popover:
      .opacity.animation(.easeOut(duration: 0.15))
    }
  }

  /// How panels rise from the lower edge, and go from one height to another.
  ///
  /// They are there, or out of sight, long before the spring would be at rest; what it does in that
  /// time, less than half a pixel, makes texts hop to the next row and back.
  static var rising: Animation {
    .spring(response: 0.4, dampingFraction: 0.9).endingWhenComplete
  }

  /// How dark what is behind becomes.
  var shade: Double {
    switch self {
    case .popover: 0
    case .cover: 0
    case .sheet, .alert, .dialog: 0.4
    }
  }

  /// Whether Esc closes the panel where nothing on it makes use of the key: an alert wants an
  /// answer.
  var closesByEscape: Bool {
    if case .alert = self { false } else { true }
  }

  /// Whether a click outside closes the panel, or presses the button of a dialog that cancels.
  var closesOutside: Bool {
    switch self {
    case .sheet, .dialog, .popover: true
    case .cover, .alert: false
    }
  }
}
