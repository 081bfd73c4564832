import Foundation

@testable import TermAnim

extension ProjectionTransform {
  /// Without what makes far things small.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
