/// Lets arrow keys move the focus among what is in a menu, alert or dialog, where nothing in it has
/// a use for them.
struct PanelArrowKeys: ViewModifier {
  /// Whether keys to the sides do so, too; in a menu they open others.
  let goesSideways: Bool
  @Environment(\.keyboardFocus) private var focus
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let step = step(of: press.key) else { return .ignored }
      return focus?.moveInPanel(by: step) == true ? .handled : .ignored
    }
  }

  private func step(of key: KeyEquivalent) -> Int? {
    switch key {
    case .upArrow: -1
    case .downArrow: 1
    case .leftArrow where goesSideways: direction == .leftToRight ? -1 : 1
    case .rightArrow where goesSideways: direction == .leftToRight ? 1 : -1
    default: nil
    }
  }
}
