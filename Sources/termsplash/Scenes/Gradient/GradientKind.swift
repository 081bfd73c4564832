/// The way in which a gradient spreads.
enum GradientKind: CaseIterable, Hashable, Sendable {
  case linear
  case radial
  case angular

  /// The kind after this one, around the end.
  var next: GradientKind {
    switch self {
    case .linear: .radial
    case .radial: .angular
    case .angular: .linear
    }
  }
}
