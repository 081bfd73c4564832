import Foundation
import TermAnim
import Testing

@testable import termsplash

struct SplashShapeTests {
  private static let rect = CGRect(x: 10, y: 20, width: 120, height: 70)

  private static let kinds: [SplashShape.Kind] =
    stride(from: 0.0, to: 360, by: 15).map { .sweep(.degrees($0)) }
    + [.center, .topLeading, UnitPoint(x: 0.9, y: 0.2)].map { .circle(from: $0) }

  private func points() -> [CGPoint] {
    stride(from: Self.rect.minX + 1, to: Self.rect.maxX, by: 7).flatMap { x in
      stride(from: Self.rect.minY + 1, to: Self.rect.maxY, by: 7).map { CGPoint(x: x, y: $0) }
    }
  }

  @Test(arguments: kinds)
  func `a sweep starts with nothing and ends with everything`(kind: SplashShape.Kind) {
    let start = SplashShape(progress: 0, kind: kind).path(in: Self.rect)
    let end = SplashShape(progress: 1, kind: kind).path(in: Self.rect)
    #expect(points().allSatisfy { !start.contains($0) && end.contains($0) })
  }

  @Test(arguments: kinds)
  func `what a sweep has reached it keeps`(kind: SplashShape.Kind) {
    let paths = stride(from: 0, through: 1, by: 0.1).map {
      SplashShape(progress: $0, kind: kind).path(in: Self.rect)
    }
    for point in points() {
      let reached = paths.map { $0.contains(point) }
      #expect(reached == reached.sorted { !$0 && $1 })
    }
  }

  @Test func `a sweep to the right covers a share of the width`() {
    let path = SplashShape(progress: 0.25, kind: .sweep(.zero)).path(in: Self.rect)
    #expect(abs(path.boundingRect.width - 30) < 1e-9)
    #expect(abs(path.boundingRect.height - 70) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 2, 1e300], kinds)
  func `any progress gives a path`(progress: Double, kind: SplashShape.Kind) {
    _ = SplashShape(progress: progress, kind: kind).path(in: Self.rect)
  }
}
