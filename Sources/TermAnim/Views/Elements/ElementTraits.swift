/// What an element tells the containers around it.
struct ElementTraits {
  /// Greater is drawn in front; equal ones keep their order.
  var zIndex = 0.0
  /// Greater is given space first.
  var layoutPriority = 0.0
  /// How the element comes and goes; nil is the default, a fade.
  var transition: AnyTransition?
  /// Values that a custom layout asks for, by the type of their key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
}
