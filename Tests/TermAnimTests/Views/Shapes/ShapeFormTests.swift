import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ShapeFormTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `shapes combine in the rectangle they share`() {
    let left = Rectangle().scale(x: 0.5, anchor: .leading)
    let top = Rectangle().scale(y: 0.5, anchor: .top)
    #expect(
      left.intersection(top).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 50, height: 30))
    #expect(left.union(top).path(in: rect).boundingRect == rect)
    #expect(
      left.subtracting(top).path(in: rect).boundingRect
        == CGRect(x: 10, y: 50, width: 50, height: 30))
    #expect(left.symmetricDifference(top).path(in: rect).contains(CGPoint(x: 100, y: 25)))
    #expect(!left.symmetricDifference(top).path(in: rect).contains(CGPoint(x: 20, y: 25)))
    let line = Rectangle()
      .lineSubtraction(Rectangle().scale(x: 0.5, y: 2, anchor: .leading).offset(x: -5))
      .path(in: rect)
    let box = line.boundingRect
    let errors = [box.minX - 55, box.maxX - 110, box.minY - 20, box.maxY - 80]
    #expect(errors.allSatisfy { abs($0) < 1e-9 })
    #expect(
      Rectangle().lineIntersection(Rectangle().inset(by: 10)).path(in: rect).isEmpty)
  }

  @Test func `a shape of infinite size covers all there is`() {
    let size = CGSize(width: CGFloat.infinity, height: .infinity)
    for anchor in [UnitPoint.topLeading, .center, .bottomTrailing] {
      let box = Rectangle().size(size, anchor: anchor).path(in: rect).boundingRect
      #expect(box.insetBy(dx: -1, dy: -1).contains(rect), "\(anchor): \(box)")
    }
    let host = ViewHost(
      Color.red.mask(Rectangle().size(width: .infinity, height: .infinity).offset(x: -4)))
    #expect(host.firstBox?.width == 320)
  }

  @Test func `more paint of a shape is laid over a shape that is painted`() {
    func colors(_ view: some View) -> [String] {
      ViewHost(view.foregroundStyle(.yellow)).drawing.map { command in
        let color = command.color
        return [Color.red, .yellow, .white].first {
          $0.resolved == color
        }.map { "\($0)" } ?? "?"
      }
    }
    func halo<V: ShapeView>(_ view: V) -> some View where V.Content: InsettableShape {
      view.strokeBorder(.white, lineWidth: 4)
    }
    #expect(colors(Rectangle().fill(.red).strokeBorder()) == ["red", "yellow"])
    #expect(colors(Circle().fill(.red).strokeBorder(lineWidth: 2)) == ["red", "yellow"])
    #expect(colors(Capsule().stroke(.red, lineWidth: 8).fill()) == ["red", "yellow"])
    #expect(
      colors(Circle().strokeBorder(.red).strokeBorder(style: StrokeStyle(dash: [8])).stroke(.white))
        == ["red", "yellow", "white"])
    #expect(colors(halo(Circle().fill(.red))) == ["red", "white"])
  }

  @Test func `a rectangle may be told each of its corners`() {
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    #expect(
      path(.rect(topLeadingRadius: 8, bottomTrailingRadius: 12))
        == path(UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 12)))
    #expect(
      path(.rect(bottomLeadingRadius: 4, topTrailingRadius: 6, style: .circular))
        == path(
          .rect(
            cornerRadii: RectangleCornerRadii(bottomLeading: 4, topTrailing: 6), style: .circular)))
  }

  @Test func `each corner of an inset rectangle is as much less round, and none less than sharp`() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 8, bottomLeadingRadius: 9, bottomTrailingRadius: 12, topTrailingRadius: 4)
    let inner = UnevenRoundedRectangle(
      topLeadingRadius: 3, bottomLeadingRadius: 4, bottomTrailingRadius: 7, topTrailingRadius: 0)
    #expect(shape.inset(by: 5).path(in: rect) == inner.path(in: rect.insetBy(dx: 5, dy: 5)))
  }

  @Test func `both shapes of a combination are animated`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Rectangle().offset(x: 20 * v).union(Rectangle().offset(x: 40 * v))
      }, size: CGSize(width: 100, height: 100))
    host.animate { probe.v = 1 }
    host.advance(by: 0.5)
    let bounds = host.firstBox ?? .zero
    #expect(abs(bounds.minX - 10) < 1e-3 && abs(bounds.maxX - 120) < 1e-3)
  }

  @Test func `a size may be anchored`() {
    let shape = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)
    #expect(shape.path(in: rect).boundingRect == CGRect(x: 90, y: 70, width: 20, height: 10))
    let plain = Rectangle().size(width: 20, height: 10).path(in: rect)
    #expect(plain.boundingRect == CGRect(x: 10, y: 20, width: 20, height: 10))
  }

  @Test func `the shape of a container reaches the shapes inside`() {
    let host = ViewHost(
      VStack {
        ContainerRelativeShape().fill(.red)
        ContainerRelativeShape().inset(by: 4)
      }
      .containerShape(Circle()), size: CGSize(width: 100, height: 200))
    let boxes = host.boxes
    #expect(boxes.count == 2)
    #expect(boxes.allSatisfy { abs($0.width - $0.height) < 1e-6 })
    #expect(abs((boxes.first?.width ?? 0) - (boxes.last?.width ?? 0) - 8) < 1e-6)
    let bare = ViewHost(ContainerRelativeShape(), size: CGSize(width: 10, height: 20))
    #expect(bare.firstBox == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `the shape of a container is clipped to, and drawn as a line`() {
    let size = CGSize(width: 100, height: 200)
    func host(_ view: some View) -> ViewHost { ViewHost(view.containerShape(Circle()), size: size) }
    let circle = Circle().path(in: CGRect(origin: .zero, size: size))
    let clipped = host(Color.red.clipShape(ContainerRelativeShape()))
    #expect(clipped.drawing.first?.layers.first?.clips.first?.path == circle)
    let lines = [
      host(ContainerRelativeShape().stroke(.red)),
      host(ContainerRelativeShape().trim(from: 0, to: 1).stroke(.red)),
    ]
    #expect(lines.map(\.firstBox) == [circle.boundingRect, circle.boundingRect])
    let border = host(ContainerRelativeShape().strokeBorder(.red, lineWidth: 8))
    #expect(border.firstBox?.height == 92)
  }

  @Test func `a concentric rectangle has the corners of its container`() {
    func path(_ shape: ConcentricRectangle, in container: (some InsettableShape)?) -> Path {
      var shape = shape
      shape.container = container.map { AnyShape($0) }
      return shape.path(in: rect)
    }
    func rounded(_ radius: CGFloat) -> Path {
      RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
    let container = RoundedRectangle(cornerRadius: 12)
    #expect(path(ConcentricRectangle(), in: container) == rounded(12))
    #expect(path(.rect(corners: .concentric(minimum: 20)), in: container) == rounded(20))
    #expect(path(.rect(corners: .fixed(4)), in: container) == rounded(4))
    #expect(path(ConcentricRectangle(corners: 5.5), in: nil as Circle?) == rounded(5.5))
    #expect(path(ConcentricRectangle(), in: nil as Circle?) == rounded(0))
    #expect(path(ConcentricRectangle(), in: Capsule()) == rounded(30))
    let middle = RoundedRectangle(cornerRadius: 18).path(in: rect.insetBy(dx: 12, dy: 12))
    #expect(path(ConcentricRectangle().inset(by: 12), in: Capsule()) == middle)
    let uneven = ConcentricRectangle(
      topTrailingCorner: 5, bottomLeadingCorner: 3, bottomTrailingCorner: .concentric(minimum: 20))
    let corners = UnevenRoundedRectangle(
      topLeadingRadius: 12, bottomLeadingRadius: 3, bottomTrailingRadius: 20, topTrailingRadius: 5)
    #expect(path(uneven, in: container) == corners.path(in: rect))
    let inset = RoundedRectangle(cornerRadius: 8).path(in: rect.insetBy(dx: 4, dy: 4))
    #expect(path(ConcentricRectangle().inset(by: 4), in: container) == inset)
    let host = ViewHost(
      ConcentricRectangle().fill(.red).containerShape(container),
      size: CGSize(width: 100, height: 60))
    let shown = RoundedRectangle(cornerRadius: 12)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    guard case .fill(shown, _, _)? = host.drawing.first?.command else {
      Issue.record("\(host.drawing)")
      return
    }
  }

  @Test func `borders of buttons are known outlines`() {
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    let inset = ButtonBorderShape.roundedRectangle(radius: 10).inset(by: 4).path(in: rect)
    #expect(
      inset
        == RoundedRectangle(cornerRadius: 6).path(in: CGRect(x: 14, y: 24, width: 92, height: 52)))
    let usual = ButtonBorderShape.roundedRectangle.path(in: rect)
    #expect(ButtonBorderShape.automatic.path(in: rect) == usual)
    #expect(ViewHost(Color.red.clipShape(.buttonBorder)).drawing.count == 1)
  }

  @Test func `paint is laid upon paint, the first one below`() {
    let host = ViewHost(
      Circle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, style: StrokeStyle())
        .fill(.white), size: CGSize(width: 50, height: 50))
    let colors = [Color.red, .blue, .green, .white].map(\.resolved)
    #expect(host.drawing.map(\.color) == colors)
  }
}
