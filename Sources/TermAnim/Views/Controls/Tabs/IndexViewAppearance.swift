/// How the dots of pages look.
public struct IndexViewAppearance: Hashable, Sendable {
  let hasGround: Bool
}
