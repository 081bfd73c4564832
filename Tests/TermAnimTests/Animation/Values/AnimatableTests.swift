import Foundation
import Testing

@testable import TermAnim

struct AnimatableTests {
  private struct Still: Animatable {}

  /// The value whose animatable data lies halfway, by way of the data and back.
  private func halfway<A: Animatable>(_ from: A, _ to: A) -> A {
    var result = from
    result.animatableData.interpolate(towards: to.animatableData, amount: 0.5)
    return result
  }

  @Test func `numbers are their own data`() {
    #expect(halfway(1.0, 3.0) == 2)
    #expect(halfway(1 as Float, 3) == 2)
    #expect(halfway(1 as CGFloat, 3) == 2)
  }

  @Test func `points, sizes and rectangles move component by component`() {
    #expect(halfway(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 6)) == CGPoint(x: 2, y: 4))
    #expect(halfway(CGSize(width: 1, height: 2), CGSize(width: 3, height: 6)).height == 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(halfway(rect, rect.offsetBy(dx: 2, dy: 4)) == rect.offsetBy(dx: 1, dy: 2))
    #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
  }

  @Test func `angles are enlarged 128 times and turn without a shortest way`() {
    #expect(Angle(radians: 2).animatableData == 256)
    #expect(halfway(Angle(radians: 6), Angle(radians: 0.5)).radians == 3.25)
  }

  @Test func `unit points are enlarged 128 times`() {
    let way = UnitPoint.topLeading.animatableData - UnitPoint.center.animatableData
    #expect(way == AnimatablePair(-64, -64))
    #expect(halfway(UnitPoint.topLeading, .bottom) == UnitPoint(x: 0.25, y: 0.5))
  }

  @Test func `insets and radii move side by side`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let wide = EdgeInsets(top: 3, leading: 6, bottom: 9, trailing: 12)
    #expect(halfway(insets, wide) == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(
      insets.animatableData == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
    let radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 3, bottomTrailing: 4, topTrailing: 2)
    #expect(radii.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    #expect(halfway(radii, RectangleCornerRadii()).bottomTrailing == 2)
    #expect(halfway(radii, RectangleCornerRadii()).topTrailing == 1)
  }

  @Test func `of a stroke the width, the miter limit and the phase move`() {
    let thin = StrokeStyle(lineWidth: 1, miterLimit: 2, dash: [1], dashPhase: 3)
    let thick = StrokeStyle(lineWidth: 3, lineCap: .round, miterLimit: 4, dash: [9], dashPhase: 7)
    #expect(
      halfway(thin, thick) == StrokeStyle(lineWidth: 2, miterLimit: 3, dash: [1], dashPhase: 5))
    #expect(thin.animatableData == AnimatablePair(1, AnimatablePair(2, 3)))
  }

  @Test func `the difference of the same data of any type is zero`() {
    let data = ErasedAnimatableData(of: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(data - data == .zero && .zero == data - data)
    #expect(data != .zero && .zero != data)
  }

  @Test func `a type without data has the empty data`() {
    #expect(Still().animatableData == EmptyAnimatableData())
  }
}
