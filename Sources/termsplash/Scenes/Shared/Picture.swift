import TermAnim

/// The part of the screen that is free for a scene's picture, between the stage's words.
///
/// The content gets its size in points and is placed in its middle, on whole pixels.
struct Picture<Content> {
  private let content: (CGSize) -> Content

  @Environment(\.terminalCell) private var cell
}

extension Picture: View where Content: View {
  init(@ViewBuilder content: @escaping (CGSize) -> Content) {
    self.content = content
  }

  var body: some View {
    GeometryReader { screen in
      let area = Self.area(of: screen.size, cell: cell)
      content(area.size).modifier(PicturePlace(area: area))
    }
  }

  /// The screen without a tenth on each side and the words above and below.
  ///
  /// It begins and ends with rows of cells, so that what is placed on whole cells in it is so on
  /// the screen. A row beside the words is empty, but above the picture of a screen of very few.
  static func area(
    of screen: CGSize, cell: CGSize = CGSize(width: 4, height: 8)
  ) -> CGRect {
    let side = (screen.width * 0.1).onPixels(of: cell.width)
    let rows = (screen.height / cell.height).rounded()
    let top = max(rows < 16 ? 2 : 3, (rows * 0.12).rounded()) * cell.height
    let bottom = max(3, (rows * 0.15).rounded()) * cell.height
    return CGRect(
      x: side, y: top, width: max(screen.width - 2 * side, 0),
      height: max(screen.height - top - bottom, 0))
  }
}
