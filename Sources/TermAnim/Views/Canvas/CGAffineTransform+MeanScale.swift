import Foundation

extension CGAffineTransform {
  /// How much longer lengths become, in the mean of all directions: the root of the determinant.
  var meanScale: CGFloat {
    abs(a * d - b * c).squareRoot()
  }
}
