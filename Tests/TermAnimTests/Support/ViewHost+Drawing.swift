import Foundation

@testable import TermAnim

extension ViewHost {
  /// Where `text` is drawn in characters, 4 points by 8 each, once for each time that it is.
  func frames(of text: String) -> [CGRect] {
    drawing.compactMap { $0.frame(ofText: text) }
  }

  /// Where `text` is drawn first; nil where no characters say so.
  func frame(of text: String) -> CGRect? {
    frames(of: text).first
  }

  /// The boxes of all that is filled or stroked, in the order of drawing.
  var boxes: [CGRect] {
    drawing.compactMap(\.bounds)
  }

  /// The boxes of what `view` fills and strokes on a screen of `size`.
  static func boxes(
    of view: some View, in size: CGSize = CGSize(width: 100, height: 100)
  ) -> [CGRect] {
    ViewHost(view, size: size).boxes
  }

  /// The box of what is drawn first; nil where that is neither filled nor stroked.
  var firstBox: CGRect? { drawing.first?.bounds }

  /// The box of what is drawn last; nil where that is neither filled nor stroked.
  var lastBox: CGRect? { drawing.last?.bounds }

  /// The width of the first box; NaN where there is none.
  var firstWidth: Double { Double(firstBox?.width ?? .nan) }

  /// The width of the last box; NaN where there is none.
  var lastWidth: Double { Double(lastBox?.width ?? .nan) }

  /// How far the first box is above the screen, which is how far its scroll view has scrolled; NaN
  /// where there is none.
  var scrollOffset: CGFloat { -(firstBox?.minY ?? .nan) }

  /// The box around the middle of the ring that shows the focus, the first line that is drawn; nil
  /// where there is none.
  var focusRing: CGRect? { drawing.first(where: \.isStroke)?.bounds }
}
