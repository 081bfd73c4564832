import Foundation
import Testing

@testable import TermAnim

/// The plates of buttons in their outlines.
@MainActor
struct ButtonBorderTests {
  @Test func `a circle is as wide as its label, and in the middle of it`() {
    for style in [false, true] {
      func plate(_ shape: ButtonBorderShape) -> CGRect? {
        let button = Button("label") {}.buttonBorderShape(shape)
        return ViewHost(
          style ? AnyView(button.buttonStyle(.glass)) : AnyView(button.buttonStyle(.bordered))
        ).drawing.first { $0.color != nil }?.bounds
      }
      #expect(plate(.capsule)?.size == CGSize(width: 52, height: 24))
      #expect(plate(.circle)?.size == CGSize(width: 36, height: 36))
      let host = ViewHost(
        Button("label") {}.buttonBorderShape(.circle).buttonStyle(.bordered))
      let (label, circle) = (host.frame(of: "label"), host.boxes.first)
      #expect(label?.midX == circle?.midX && label?.midY == circle?.midY)
    }
  }

  @Test func `glass of a button is a capsule unless something else is asked for`() {
    func outline(_ shape: ButtonBorderShape) -> Path? {
      let button = Button("ok") {}.buttonStyle(.glass).buttonBorderShape(shape)
      return ViewHost(button).drawing.lazy.compactMap { flat -> Path? in
        if case .fill(let path, _, _) = flat.command { return path }
        return nil
      }.first
    }
    #expect(outline(.automatic) == outline(.capsule))
    #expect(outline(.roundedRectangle) != outline(.capsule))
  }
}
