import Foundation

/// A plus or a minus sign, its bars a third of the rectangle thick.
nonisolated struct SignShape: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: 0, dy: rect.height / 3))
    if isPlus {
      let (width, height) = (rect.width / 3, rect.height / 3)
      path.addRect(CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: height))
      path.addRect(
        CGRect(x: rect.midX - width / 2, y: rect.maxY - height, width: width, height: height))
    }
    return path
  }
}
