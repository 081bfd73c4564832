import Foundation

/// A picture that a closure draws in a context of the picture's size.
///
/// A class because its identity is the point: closures cannot be compared. Unchecked: the closure
/// runs on the main thread, where views are.
final class DrawnPicture: Equatable, @unchecked Sendable {
  let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  /// A picture of `size` in points; a size that is negative or no number is none.
  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    self.renderer = renderer
  }

  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }

  /// What the closure draws in an environment.
  func drawing(in environment: EnvironmentValues, views: ContextViews) -> ImageDrawing {
    var context = GraphicsContext(size: size, environment: environment, views: views)
    renderer(&context)
    return ImageDrawing(size: size, contents: context.drawing.commands)
  }
}
