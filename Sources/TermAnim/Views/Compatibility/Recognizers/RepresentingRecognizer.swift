/// The recogniser of a `RepresentedGesture`.
final class RepresentingRecognizer<
  Representable: UIGestureRecognizerRepresentable
>: DerivedRecognizer<PointerSample?> {
  private let represented: RepresentedRecognizer<Representable>
  private let base: CallbackRecognizer<PointerSample?>

  init(_ represented: RepresentedRecognizer<Representable>, in context: GestureContext) {
    self.represented = represented
    base = represented.gesture.recognizer(in: context) { _, _ in }
    super.init(from: base)
    lookAnew()
    represented.whenEnabledChanges { [weak self] in self?.enabledChanged() }
  }

  override func derivedPhase() -> GesturePhase<PointerSample?> { base.phase }

  func update(to representable: Representable) {
    represented.update(to: representable)
    lookAnew()
  }

  /// Breaks off what goes on where it is not to, which the program is told at once.
  private func enabledChanged() {
    if !represented.isEnabled {
      cancel()
      commit()
    }
    lookAnew()
  }

  /// Looks for what the recognizer of UIKit says now.
  private func lookAnew() {
    represented.gesture.update(base) { [weak self] phase, _ in
      self?.represented.follow(phase)
      self?.lookAnew()
    }
  }
}
