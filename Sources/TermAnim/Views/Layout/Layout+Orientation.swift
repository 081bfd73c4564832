extension Layout {
  /// The direction in which a spacer inside grows; nil is both.
  var stackOrientation: Axis? {
    (self as? AnyLayout)?.properties.stackOrientation ?? Self.layoutProperties.stackOrientation
  }
}
