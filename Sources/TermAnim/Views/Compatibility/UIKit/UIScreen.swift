public import Foundation
import Observation

/// The terminal, as UIKit tells of a screen.
///
/// A class there, a class here: there is one of it. It shows what the graph that was advanced last
/// is drawn on, and views that read it are drawn anew when that changes.
public final class UIScreen: Observable, Sendable {
  /// What is known of a screen.
  struct Description: Hashable {
    var size = CGSize(width: 320, height: 192)
    var pixelsPerPoint = CGSize(width: 0.25, height: 0.25)
    var colorScheme = ColorScheme.dark
    var reducesMotion = false
  }

  /// The screen of the program.
  public static let main = UIScreen()

  private let registrar = ObservationRegistrar()
  private let description = Locked(Description())

  private init() {}

  /// The screen in points, its origin at the top left.
  public var bounds: CGRect { CGRect(origin: .zero, size: current.size) }

  /// The screen in pixels, of which a cell has two.
  public var nativeBounds: CGRect {
    let current = current
    return CGRect(
      x: 0, y: 0, width: current.size.width * current.pixelsPerPoint.width,
      height: current.size.height * current.pixelsPerPoint.height)
  }

  /// Pixels across a point: a quarter, unless the picture is zoomed.
  public var scale: CGFloat { current.pixelsPerPoint.width }

  /// Pixels across a point: a quarter, unless the picture is zoomed.
  public var nativeScale: CGFloat { scale }

  /// How bright the screen is, from 0 to 1: as bright as it can be, as far as a terminal tells.
  ///
  /// Setting it does nothing.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  /// How often a frame may be shown in a second.
  public var maximumFramesPerSecond: Int { 60 }

  public var traitCollection: UITraitCollection { .current }

  /// Pixels across a point and down it.
  var pixelsPerPoint: CGSize { current.pixelsPerPoint }

  /// The scheme of the ground.
  var colorScheme: ColorScheme { current.colorScheme }

  /// Whether transitions that move are to be fades.
  var reducesMotion: Bool { current.reducesMotion }

  private var current: Description {
    registrar.access(self, keyPath: \.current)
    return description.withLock(\.self)
  }

  /// Makes `new` what the screen is like from now on; nothing happens when it was so before.
  func update(to new: Description) {
    guard description.withLock({ $0 != new }) else { return }
    registrar.withMutation(of: self, keyPath: \.current) {
      description.withLock { $0 = new }
    }
  }
}
