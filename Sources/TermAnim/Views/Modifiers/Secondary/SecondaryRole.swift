/// What a view that is added to another one is to it.
enum SecondaryRole: Hashable, Sendable {
  case overlay
  case background
  /// Only where the secondary view is opaque, the primary one is seen.
  case mask
  /// It is behind the row of a list that the primary view is, and the row shows it.
  case rowGround
}
