import TermAnim

/// A disc of the light that falls on the card from its upper right.
struct SplashDisc: Shape {
  /// As a share of the card's height.
  let radius: CGFloat

  nonisolated func path(in card: CGRect) -> Path {
    let (reach, height) = (radius * card.height, card.height)
    return Path(
      ellipseIn: CGRect(
        x: card.maxX - 0.42 * height - reach, y: card.minY + 0.34 * height - reach,
        width: 2 * reach, height: 2 * reach))
  }
}
