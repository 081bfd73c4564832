import Foundation

/// A drawing effect that maps every pixel's colour.
protocol ColorMatrixEffect: DrawingEffect {
  var matrix: ColorMatrix { get }
}

extension ColorMatrixEffect {
  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    let matrix = matrix
    guard !contents.isEmpty, matrix != ColorMatrix() else { return contents }
    return [.layer(Layer(filters: [.colorMatrix(matrix)], contents: DisplayList(contents)))]
  }
}
