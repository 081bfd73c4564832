/// What an element tells the containers around it.
struct ElementTraits {
  /// Greater is drawn in front; equal ones, and nil, which is 0, keep their order.
  var zIndex: Double?
  /// Greater is given space first; nil is what the view itself asks for.
  var layoutPriority: Double?
  /// The priority of a view that is given none.
  var usualPriority = 0.0
  /// How the element comes and goes; nil is the default, a fade.
  var transition: AnyTransition?
  /// Whether the element is drawn where it was while it leaves, and not behind those that stay.
  var leavesInPlace = false
  /// Values that a custom layout asks for, by the type of their key.
  var layoutValues: [ObjectIdentifier: Any] = [:]
}
