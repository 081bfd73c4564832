public import Foundation

/// Something of UIKit that finds out what is done with the pointer, for gestures made of it with
/// `UIGestureRecognizerRepresentable`.
///
/// A class there, a class here: a program keeps it and asks it. Places are on the screen, as its
/// view is the whole of it.
@MainActor @preconcurrency
public class UIGestureRecognizer {
  /// How far the recognition has come.
  public enum State: Int, Hashable, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  public internal(set) var state = State.possible
  /// Whether it looks for anything; what goes on is cancelled when it is no longer to.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledChanged?() } }
  }
  public var name: String?
  /// Noted and left at that.
  public var cancelsTouchesInView = true
  public weak var delegate: (any UIGestureRecognizerDelegate)?

  /// What is known of the pointer.
  final var trace = PointerSample.Holder()
  /// Told when it is enabled and when it is no longer.
  final var enabledChanged: (() -> Void)?

  init() {}

  /// The screen.
  public var view: UIView? { UIWindow.terminal }

  /// The fingers that are on the screen: the pointer while the gesture goes on.
  public var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Where the pointer is on the screen, in points.
  public func location(in view: UIView?) -> CGPoint { trace.sample.location }

  /// The gesture of the library that finds out the same; the value is nil until it begins.
  var gesture: AnyGesture<PointerSample?> {
    preconditionFailure("\(Self.self) recognises nothing")
  }

  /// Whether the gesture goes on for a while, as opposed to being over when it is recognised.
  var isContinuous: Bool { true }

  /// Asks the delegate whether the gesture may begin.
  final func mayBegin(with sample: PointerSample) -> Bool {
    trace.sample = sample
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
