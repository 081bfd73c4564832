/// What is to be known of a pane by the layer that draws it as one with others.
struct PaneMark: Hashable, Sendable {
  /// Tells that a pane that comes takes the place of one that goes; nil for one that does not.
  var id: SendableKey?
  /// Panes that have this in common are one piece; nil for one that is by itself.
  var union: SendableKey?
  /// How far the pane has come, 1 for one that is there.
  var arrival = 1.0
  /// Whether it is on its way out.
  var isLeaving = false
  /// Whether it fades where it is, rather than come out of another pane.
  var fadesInPlace = false
}
