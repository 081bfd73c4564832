import Foundation
import Testing

import TermAnim

struct GeometryValuesTests {
  @Test func `unit points name the places of a rectangle`() {
    #expect(UnitPoint() == .zero)
    #expect(UnitPoint.topLeading == .zero)
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect([UnitPoint.leading, .trailing].map(\.x) == [0, 1])
    #expect([UnitPoint.top, .bottom].map(\.y) == [0, 1])
    #expect(UnitPoint.top.x == 0.5 && UnitPoint.leading.y == 0.5)
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    #expect(UnitPoint.bottomLeading.y == 1 && UnitPoint.topTrailing.x == 1)
  }

  @Test func `edges and axes make sets`() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
    #expect(Axis.horizontal.description == "horizontal")
  }

  @Test func `insets and vectors begin at zero`() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2) != .zero)
  }

  @Test func `stroke and fill styles have SwiftUI's defaults`() {
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter)
    #expect(style.miterLimit == 10 && style.dash.isEmpty && style.dashPhase == 0)
    #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
  }

  @Test func `a Core Graphics path holds what a path holds`() {
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addLine(to: CGPoint(x: 1, y: 0), transform: CGAffineTransform(scaleX: 3, y: 3))
    mutable.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 5, y: 0))
    mutable.addCurve(to: .zero, control1: CGPoint(x: 4, y: 6), control2: CGPoint(x: 2, y: 6))
    mutable.closeSubpath()
    #expect(Path(mutable).description == "0 0 m 3 0 l 5 0 5 5 q 4 6 2 6 0 0 c h")
    #expect(Path(mutable).cgPath == mutable)
    #expect(mutable.currentPoint == .zero && !mutable.isEmpty)
    #expect(mutable.contains(CGPoint(x: 3, y: 2)))
    #expect(mutable.contains(CGPoint(x: 3, y: 2), using: .evenOdd))
    #expect(!mutable.contains(CGPoint(x: 3, y: 2), transform: CGAffineTransform(scaleX: 9, y: 9)))
  }

  @Test func `Core Graphics shapes are those of paths`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let mutable = CGMutablePath()
    mutable.addRect(rect)
    mutable.addEllipse(in: rect)
    mutable.addRoundedRect(in: rect, cornerWidth: 3, cornerHeight: 4)
    mutable.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
    mutable.addArc(
      center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    mutable.addArc(tangent1End: CGPoint(x: 9, y: 5), tangent2End: rect.origin, radius: 1)
    mutable.addPath(CGPath(rect: rect, transform: nil))
    var path = Path(rect)
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 4), style: .circular)
    path.addLines([.zero, CGPoint(x: 1, y: 1)])
    path.addArc(
      center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addArc(tangent1End: CGPoint(x: 9, y: 5), tangent2End: rect.origin, radius: 1)
    path.addRect(rect)
    #expect(Path(mutable) == path)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPath(ellipseIn: rect, transform: &double).boundingBoxOfPath.width == 60)
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(Path(rounded) == Path(roundedRect: rect, cornerRadius: 5, style: .circular))
  }
}
