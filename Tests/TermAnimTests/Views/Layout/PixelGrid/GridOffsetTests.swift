import Foundation
import Testing

@testable import TermAnim

/// What is fitted to the screen's pixels, in spaces that begin between them.
@MainActor
struct GridOffsetTests {
  private var controls: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text("Rest").font(.system(size: 40))
      Image(systemName: "heart.fill").font(.system(size: 30))
      Picker("", selection: .constant(1)) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
      Toggle("On", isOn: .constant(true))
    }
    .frame(width: 180)
  }

  private func picture(
    x: CGFloat, y: CGFloat, _ space: (AnyView) -> some View
  ) -> Bitmap {
    let view = space(AnyView(controls)).padding(
      EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0))
    return FrameRenderer(columns: 60, rows: 20) { view }.bitmap()
  }

  @Test(arguments: [(0.0, 0.0), (2.5, 0), (1, 4), (3.3, 6.7), (0.5, 13)])
  func `what is at rest in a space looks as it does without one`(x: Double, y: Double) {
    let plain = picture(x: x, y: y) { $0 }
    #expect(picture(x: x, y: y) { $0.geometryGroup() } == plain)
    #expect(picture(x: x, y: y) { $0.rotationEffect(.zero) } == plain)
    let scrolled = picture(x: x, y: y) { view in
      ScrollView { view }.scrollClipDisabled().fixedSize()
    }
    #expect(scrolled == picture(x: x, y: y) { $0.fixedSize() })
    let nested = picture(x: x, y: y) {
      $0.scaleEffect(1).padding(.horizontal, 1.7).geometryGroup()
    }
    #expect(nested == plain)
  }

  @Test func `what a space holds is fitted again when the space is placed elsewhere`() {
    func boxes(from start: CGFloat, to end: CGFloat, isGrouped: Bool) -> [CGRect] {
      let probe = Probe()
      let host = ViewHost(
        ProbeView(probe) { [controls] _, _, flag in
          Group {
            if isGrouped { controls.rotationEffect(.zero) } else { controls }
          }
          .padding(.leading, flag ? end : start)
          .frame(maxWidth: .infinity, alignment: .leading)
        })
      host.settle()
      probe.flag = true
      host.settle()
      return host.drawing.compactMap(\.bounds)
    }
    func isSame(_ boxes: [CGRect], _ others: [CGRect]) -> Bool {
      boxes.count == others.count && zip(boxes, others).allSatisfy { $0.isNear($1, within: 1e-9) }
    }
    let plain = boxes(from: 13.4, to: 13.4, isGrouped: false)
    #expect(isSame(boxes(from: 8, to: 13.4, isGrouped: true), plain))
    #expect(!isSame(boxes(from: 13.4, to: 8, isGrouped: true), plain))
  }

  @Test func `a ring runs along the pixels of the screen`() {
    let (frame, scale) = (
      CGRect(x: 10, y: 9, width: 30, height: 20), CGSize(width: 0.25, height: 0.25)
    )
    let offset = CGPoint(x: 1.5, y: 3)
    let ring = FocusRing(frame, .outside, pixelsPerPoint: scale, from: offset).bounds
    let seen = ring.offsetBy(dx: offset.x, dy: offset.y)
    #expect(seen == CGRect(x: 4, y: 4, width: 44, height: 36))
  }

  @Test func `what is left of a place is less than a cell`() {
    let scale = CGSize(width: 0.25, height: 0.25)
    func rest(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      GridUnit.cell.rest(of: CGPoint(x: x, y: y), pixelsPerPoint: scale)
    }
    #expect(rest(13, 17) == CGPoint(x: 1, y: 1))
    #expect(rest(-1, -9) == CGPoint(x: 3, y: 7))
    let nowhere = GridUnit.cell.rest(of: CGPoint(x: 13, y: 17), pixelsPerPoint: .zero)
    #expect(nowhere == CGPoint(x: 13, y: 17))
  }
}
