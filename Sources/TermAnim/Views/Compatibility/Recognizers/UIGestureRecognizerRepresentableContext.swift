/// What a gesture made of a recognizer of UIKit knows besides the recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What the program keeps.
  public let coordinator: Representable.Coordinator
  /// Tells places in the coordinates of views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
