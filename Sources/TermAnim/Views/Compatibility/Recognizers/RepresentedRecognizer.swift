/// A recognizer of UIKit with what makes and handles it.
///
/// A class because it belongs to a view and stays while the gesture is described again.
@MainActor
final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable> {
  private let recognizer: Representable.UIGestureRecognizerType
  private let context: Representable.Context
  private var representable: Representable
  private var goesOn = false

  init(_ representable: Representable, in gestureContext: GestureContext) {
    let trace = PointerSample.Holder()
    let converter = Representable.CoordinateSpaceConverter(context: gestureContext, trace: trace)
    context = Representable.Context(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    self.representable = representable
    recognizer = representable.makeUIGestureRecognizer(context: context)
    recognizer.trace = trace
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }

  /// What is waited for now; nil is nothing.
  var gesture: AnyGesture<PointerSample?>? { recognizer.isEnabled ? recognizer.gesture : nil }

  /// Whether something is waited for.
  var isEnabled: Bool { recognizer.isEnabled }

  /// Calls `action` when something is waited for and was not, and the other way round.
  func whenEnabledChanges(_ action: @escaping () -> Void) {
    recognizer.enabledChanged = action
  }

  func update(to representable: Representable) {
    self.representable = representable
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }

  /// Tells the program what has been found out.
  func follow(_ phase: GesturePhase<PointerSample?>) {
    if let sample = phase.value, let sample { recognizer.trace.sample = sample }
    switch phase {
    case .possible: break
    case .active(let sample): if sample != nil { move(to: goesOn ? .changed : .began) }
    case .ended:
      if recognizer.isContinuous, !goesOn { move(to: .began) }
      move(to: .ended)
    case .failed: if goesOn { move(to: .cancelled) }
    }
  }

  private func move(to state: UIGestureRecognizer.State) {
    recognizer.state = state
    goesOn = state == .began || state == .changed
    representable.handleUIGestureRecognizerAction(recognizer, context: context)
    if !goesOn { recognizer.state = .possible }
  }
}
