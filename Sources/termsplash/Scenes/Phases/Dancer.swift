import TermAnim

/// A square with round corners, whose radius is animated as a share of its side.
struct Dancer: Shape {
  /// The radius of its corners as a share of its side; 0.5 makes a circle.
  var roundness: Double

  var animatableData: Double {
    get { roundness }
    set { roundness = newValue }
  }

  func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: rect.width * roundness).path(in: rect)
  }
}
