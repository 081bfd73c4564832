import Foundation
import Testing

@testable import TermAnim

struct TransformTests {
  private func random(_ seed: Int) -> CGAffineTransform {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> CGFloat { .random(in: -3...3, using: &random) }
    return CGAffineTransform(number(), number(), number(), number(), number(), number())
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }

  private let point = CGPoint(x: 3, y: -7)

  @Test(arguments: 0..<20)
  func `concatenating applies the receiver first, and the inverse undoes it`(seed: Int) {
    let (first, second) = (random(seed), random(seed + 100))
    let both = first.concatenating(second)
    #expect(
      distance(point.applying(both), point.applying(first).applying(second)) < 1e-9)
    #expect(distance(point.applying(both).applying(both.inverted()), point) < 1e-7)
    let map = PlaneMap(first)
    #expect(distance(CGPoint(map(point.vector)), point.applying(first)) < 1e-9)
    #expect(distance(point.applying(ProjectionTransform(first)), point.applying(first)) < 1e-9)
  }

  @Test func `building methods act before what was there`() {
    let base = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let moved = CGPoint(x: 4, y: -5)
    #expect(distance(point.applying(base.translatedBy(x: 1, y: 2)), moved.applying(base)) < 1e-12)
    let scaled = CGPoint(x: 6, y: -21)
    #expect(distance(point.applying(base.scaledBy(x: 2, y: 3)), scaled.applying(base)) < 1e-12)
    let turned = CGPoint(x: 7, y: 3)
    #expect(distance(point.applying(base.rotated(by: .pi / 2)), turned.applying(base)) < 1e-12)
  }

  @Test func `identity and zero are told apart, and what cannot be undone is left alone`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    #expect(CGSize(width: 2, height: 3).applying(.identity) == CGSize(width: 2, height: 3))
    let turned = CGRect(x: 1, y: 2, width: 3, height: 4)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test(arguments: 0..<20)
  func `the largest scale is the longest image of a unit vector`(seed: Int) {
    let map = PlaneMap(random(seed))
    let longest = (0..<3600).map { step in
      let angle = Double(step) * .pi / 1800
      return (map(SIMD2(cos(angle), sin(angle))) - map.origin).length
    }.max()
    #expect(abs(map.largestScale - (longest ?? 0)) < 1e-5)
  }

  @Test func `captured values: determinants, products and affine parts`() throws {
    for row in try ReferenceRow.all(.projectionTransform) {
      if let m = row.inputs["m"].numbers {
        let expected = try #require(row.expected.number)
        #expect(abs(matrix(m).determinant - expected) <= row.tolerance, "\(row.name)")
      } else if let a = row.inputs["affine"].numbers {
        let affine = CGAffineTransform(a: a[0], b: a[1], c: a[2], d: a[3], tx: a[4], ty: a[5])
        #expect(numbers(ProjectionTransform(affine)) == row.expected.numbers, "\(row.name)")
      } else if let a = row.inputs["a"].numbers, let b = row.inputs["b"].numbers {
        let product = matrix(a).concatenating(matrix(b))
        #expect(numbers(product) == row.expected.numbers, "\(row.name)")
      } else {
        Issue.record("no check for \(row.name)")
      }
    }
  }

  @Test func `captured from SwiftUI: rotations in space`() throws {
    for row in try ReferenceRow.all(.rotation3d) {
      let axis = try #require(row.inputs["axis"].numbers)
      let size = try #require(row.inputs["size"].numbers)
      let rotation = Rotation3D(
        angle: .radians(try #require(row.inputs["angle"].number)),
        axis: (axis[0], axis[1], axis[2]), anchorZ: try #require(row.inputs["anchorZ"].number),
        perspective: try #require(row.inputs["perspective"].number))
      var transform = rotation.transform(size: CGSize(width: size[0], height: size[1]))
      if row.inputs["layoutDirection"].string == "rtl" {
        transform = transform.mirrored(across: size[0])
      }
      for (value, expected) in zip(numbers(transform), try #require(row.expected.numbers)) {
        #expect(abs(value - expected) <= row.tolerance, "\(row.name)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `projections concatenate and invert as maps do`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func projection() -> ProjectionTransform {
      matrix((0..<9).map { ($0 % 4 == 0 ? 1 : 0) + .random(in: -0.1...0.1, using: &random) })
    }
    let (first, second) = (projection(), projection())
    let both = first.concatenating(second)
    #expect(distance(point.applying(both), point.applying(first).applying(second)) < 1e-6)
    #expect(distance(point.applying(both).applying(both.inverted()), point) < 1e-6)
    #expect(!both.isAffine)
  }

  @Test func `a projection that nothing undoes stays as it is`() {
    var flat = matrix([1, 2, 0, 2, 4, 0, 0, 0, 1])
    let before = flat
    let hasInverse = flat.invert()
    #expect(!hasInverse)
    #expect(flat == before)
    #expect(flat.inverted() == before)
    #expect(ProjectionTransform().isIdentity)
    #expect(flat.isAffine)
  }

  @Test func `transforms of space agree with those of the plane`() {
    let affine = random(3)
    let space = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == affine)
    #expect(ProjectionTransform(space) == ProjectionTransform(affine))
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), .pi / 2, 0, 0, 3)
    let image = point.applying(ProjectionTransform(turned))
    #expect(distance(image, CGPoint(x: 12, y: 9)) < 1e-12)
    let built = CATransform3DScale(CATransform3DTranslate(space, 1, 2, 3), 2, 2, 2)
    let plane = affine.translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2)
    #expect(distance(point.applying(ProjectionTransform(built)), point.applying(plane)) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(!CATransform3DEqualToTransform(CATransform3D(), CATransform3DIdentity))
  }

  @Test func `a rotation in space keeps lengths and its axis`() {
    let turn = CATransform3DMakeRotation(1.2, 1, 2, -2)
    let rows = turn.rows
    #expect(abs((rows.0 * rows.0).sum() - 1) < 1e-12)
    #expect(abs((rows.0 * rows.1).sum()) < 1e-12)
    let axis = rows.0 * 1 + rows.1 * 2 - rows.2 * 2
    #expect(abs(axis.x - 1) + abs(axis.y - 2) + abs(axis.z + 2) < 1e-12)
  }

  private func matrix(_ m: [Double]) -> ProjectionTransform {
    var transform = ProjectionTransform()
    (transform.m11, transform.m12, transform.m13) = (m[0], m[1], m[2])
    (transform.m21, transform.m22, transform.m23) = (m[3], m[4], m[5])
    (transform.m31, transform.m32, transform.m33) = (m[6], m[7], m[8])
    return transform
  }

  private func numbers(_ m: ProjectionTransform) -> [Double] {
    [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
  }

  @Test(arguments: 0..<5)
  func `functions by Core Graphics' names make the maps of the initialisers`(seed: Int) {
    let (first, second) = (random(seed), random(seed + 100))
    #expect(
      CGAffineTransformMake(1, 2, 3, 4, 5, 6)
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
    #expect(CGAffineTransformTranslate(first, 2, 3) == first.translatedBy(x: 2, y: 3))
    #expect(CGAffineTransformScale(first, 2, 3) == first.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(first, 1) == first.rotated(by: 1))
    #expect(CGAffineTransformConcat(first, second) == first.concatenating(second))
    #expect(CGAffineTransformInvert(first) == first.inverted())
  }

  @Test func `points, sizes and rectangles are made by Core Graphics' names`() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a map and the one back lead nowhere`() {
    var map = CATransform3DMakeRotation(0.7, 1, 2, -2)
    map.m34 = -1 / 500
    map = CATransform3DTranslate(CATransform3DScale(map, 2, 3, 0.5), 10, -20, 5)
    let product = CATransform3DConcat(map, CATransform3DInvert(map)).rows
    let rows = [product.0, product.1, product.2, product.3]
    for row in 0..<4 {
      for column in 0..<4 {
        #expect(abs(rows[row][column] - (row == column ? 1 : 0)) < 1e-12)
      }
    }
    let swap = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(CATransform3DInvert(swap).m21 - 1) < 1e-12)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
