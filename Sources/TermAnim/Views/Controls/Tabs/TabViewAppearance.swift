/// How tab views look.
public struct TabViewAppearance: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    case bar
    case pages(showsDots: Bool)
  }

  let look: Look
}
