import Foundation
import Testing

@testable import TermAnim

/// Outlines where rows begin on the right.
@MainActor
struct ShapeDirectionTests {
  private static let size = CGSize(width: 40, height: 20)

  /// A triangle with its tip at the trailing edge.
  private struct Arrow: Shape {
    var behavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  }

  private func pixels(_ view: some View, _ direction: LayoutDirection) -> [[UInt32]] {
    let host = ViewHost(view.environment(\.layoutDirection, direction), size: Self.size)
    let rasterizer = Rasterizer(
      width: 40, height: 20, scale: CGSize(width: 1, height: 1), ground: .white)
    let picture = rasterizer.picture(of: host.displayList)
    return (0..<20).map { y in (0..<40).map { picture.pixels.base[y * 40 + $0] } }
  }

  private func isMirrored(_ view: some View) -> Bool {
    let (left, right) = (pixels(view, .leftToRight), pixels(view, .rightToLeft))
    let isMirror = isNear(right, left.map { $0.reversed() })
    #expect(isMirror || left == right)
    return isMirror
  }

  /// Whether pixels are the same but for what rounding coordinates does.
  private func isNear(_ first: [[UInt32]], _ second: [[UInt32]]) -> Bool {
    zip(first.joined(), second.joined()).allSatisfy { one, other in
      stride(from: UInt32(0), through: 24, by: 8).allSatisfy { shift in
        abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 4
      }
    }
  }

  @Test func `outlines are mirrored, but for those that say they are not`() {
    #expect(isMirrored(Arrow()))
    #expect(isMirrored(Arrow().stroke(lineWidth: 2)))
    #expect(isMirrored(Arrow().trim(from: 0, to: 0.4).stroke(lineWidth: 2)))
    #expect(isMirrored(Arrow().offset(x: 3)))
    #expect(isMirrored(Arrow().rotation(.degrees(30))))
    #expect(isMirrored(Arrow().scale(0.5, anchor: .leading)))
    #expect(isMirrored(UnevenRoundedRectangle(topLeadingRadius: 12)))
    #expect(isMirrored(Path(CGRect(x: 2, y: 2, width: 8, height: 8))))
    #expect(isMirrored(Rectangle().subtracting(Arrow())))
    #expect(!isMirrored(Arrow(behavior: .fixed)))
    #expect(!isMirrored(AnyShape(Arrow(behavior: .fixed))))
    #expect(!isMirrored(Circle().trim(from: 0, to: 0.3)))
  }

  @Test func `an outline for the other direction is mirrored from left to right`() {
    let shape = Arrow(behavior: .mirrors(in: .leftToRight))
    #expect(pixels(shape, .rightToLeft) == pixels(Arrow(), .leftToRight))
    #expect(pixels(shape, .leftToRight) == pixels(Arrow(), .rightToLeft))
  }

  @Test func `views are clipped to the mirrored outline`() {
    #expect(isMirrored(Color.red.clipShape(Arrow())))
    #expect(isMirrored(Color.red.mask { Arrow() }))
  }

  @Test func `a press is where the outline is`() {
    var count = 0
    let arrow = Arrow().onTapGesture { count += 1 }
    let clear = Color.clear.contentShape(Arrow()).onTapGesture { count += 1 }
    for view in [AnyView(arrow), AnyView(clear)] {
      count = 0
      let host = ViewHost(view.environment(\.layoutDirection, .rightToLeft), size: Self.size)
      host.tap(at: CGPoint(x: 2, y: 3))
      #expect(count == 0)
      host.tap(at: CGPoint(x: 38, y: 3))
      #expect(count == 1)
    }
  }

  @Test func `a picture is mirrored as it is on demand, and pressed where it shows`() {
    var count = 0
    let picture = HStack(spacing: 0) {
      Color.red.frame(width: 10).onTapGesture { count += 1 }
      Color.blue.frame(width: 30)
    }
    .environment(\.layoutDirection, .leftToRight)
    func flipped(_ enabled: Bool) -> some View {
      picture.flipsForRightToLeftLayoutDirection(enabled)
    }
    #expect(pixels(flipped(false), .rightToLeft) == pixels(picture, .leftToRight))
    #expect(pixels(flipped(true), .leftToRight) == pixels(picture, .leftToRight))
    #expect(
      pixels(flipped(true), .rightToLeft)
        == pixels(picture, .leftToRight).map { $0.reversed() })
    let host = ViewHost(
      flipped(true).environment(\.layoutDirection, .rightToLeft), size: Self.size)
    host.tap(at: CGPoint(x: 35, y: 10))
    #expect(count == 1)
  }
}
