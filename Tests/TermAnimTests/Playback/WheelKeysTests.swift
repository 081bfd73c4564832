import Foundation
import Testing

@testable import TermAnim

/// A wheel that no view makes use of.
@MainActor
struct WheelKeysTests {
  private final class Program: Playable {
    private(set) var strokes: [KeyStroke] = []
    var capturesKeys = false

    var root: some View {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 80, height: 900) }.frame(width: 80)
        Color.blue
      }
    }

    func press(_ stroke: KeyStroke) -> Bool {
      strokes.append(stroke)
      return true
    }
  }

  private func turned(
    at x: CGFloat, by delta: CGSize, modifiers: EventModifiers = [], capturing: Bool = false
  ) -> Program {
    let program = Program()
    program.capturesKeys = capturing
    let renderer = FrameRenderer(columns: 80, rows: 24) { program }
    renderer.performance.send(
      .wheel(CGPoint(x: x, y: 90), delta: delta, modifiers: modifiers))
    return program
  }

  @Test(arguments: [
    (CGSize(width: 0, height: -24), KeyStroke(.up)),
    (CGSize(width: 0, height: 24), KeyStroke(.down)),
    (CGSize(width: -24, height: 0), KeyStroke(.left)),
    (CGSize(width: 24, height: 8), KeyStroke(.right)),
  ])
  func `it is the arrow key of its direction`(delta: CGSize, stroke: KeyStroke) {
    let program = turned(at: 200, by: delta)
    #expect(program.strokes == [stroke])
  }

  @Test func `whoever shows the program sees it as a key`() {
    let program = Program()
    let renderer = FrameRenderer(columns: 80, rows: 24) { program }
    var seen: [KeyStroke] = []
    renderer.performance.onKey = {
      seen.append($0)
      return seen.count > 1
    }
    for _ in 0..<2 {
      renderer.performance.send(
        .wheel(CGPoint(x: 200, y: 90), delta: CGSize(width: 0, height: 24), modifiers: []))
    }
    #expect(seen == [KeyStroke(.down), KeyStroke(.down)])
    #expect(program.strokes == [KeyStroke(.down)])
  }

  @Test func `where something scrolls, or keys are held or taken, it is no key`() {
    let down = CGSize(width: 0, height: 24)
    #expect(turned(at: 40, by: down).strokes.isEmpty)
    #expect(turned(at: 40, by: CGSize(width: 0, height: -24)).strokes.isEmpty)
    #expect(turned(at: 200, by: down, modifiers: .control).strokes.isEmpty)
    #expect(turned(at: 200, by: down, capturing: true).strokes.isEmpty)
    #expect(turned(at: 200, by: .zero).strokes.isEmpty)
  }
}
