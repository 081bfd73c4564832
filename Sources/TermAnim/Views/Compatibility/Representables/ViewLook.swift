import Foundation
import Observation

/// All that a terminal draws of a view of UIKit or AppKit.
///
/// A class because the view and its layer change it, and what draws it sees that.
@MainActor
final class ViewLook: Observable {
  struct Values: Equatable {
    var ground: UIColor?
    var blur: Blur?
    var wheel: Wheel?
    var cornerRadius: CGFloat = 0
    var opacity: CGFloat = 1
    var isHidden = false
    /// Whether the pointer finds the view.
    var isFound = true
    /// Where the layer says that it lies in the one around.
    var frame = CGRect.zero
    /// The layers inside, from the back.
    var sublayers: [CALayer] = []
  }

  /// How much of what is behind a blur hides, as materials do.
  enum Veil: Hashable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
  }

  /// What blurs what is behind.
  struct Blur: Hashable {
    var veil: Veil
    /// That of the blur; nil is the one around.
    var scheme: ColorScheme?
  }

  /// A wheel of dots in the middle.
  struct Wheel: Hashable {
    var color: UIColor?
    var isLarge: Bool
    /// Whether it turns; it stands where it began otherwise.
    var turns: Bool
  }

  private let registrar = ObservationRegistrar()
  private var known = Values()

  /// What is drawn now; whoever asks need not be told when it is something else.
  var values: Values {
    get { known }
    set {
      guard newValue != known else { return }
      registrar.withMutation(of: self, keyPath: \.values) { known = newValue }
    }
  }

  /// What is drawn now, for a body that is to be run again when it is something else.
  var observedValues: Values {
    registrar.access(self, keyPath: \.values)
    return known
  }
}

extension ViewLook.Veil {
  var material: Material {
    switch self {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .ultraThick: .ultraThick
    case .bar: .bar
    }
  }
}
