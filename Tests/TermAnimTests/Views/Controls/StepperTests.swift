import Foundation
import Testing

@testable import TermAnim

@MainActor
struct StepperTests {
  @Test func `halves and arrow keys step within the range`() {
    struct Count: View {
      @State var value = 1
      var body: some View {
        Stepper("Count \(value)", value: $value, in: 0...2).frame(width: 200)
      }
    }
    let host = ViewHost(Count())
    // The buttons end at 260 and are 28 points wide each.
    host.tap(at: CGPoint(x: 250, y: 96))
    #expect(host.strings.contains("Count 2"))
    host.tap(at: CGPoint(x: 250, y: 96))
    #expect(host.strings.contains("Count 2"))
    host.tap(at: CGPoint(x: 210, y: 96))
    #expect(host.strings.contains("Count 1"))
    host.key(.downArrow)
    host.key(.downArrow)
    #expect(host.strings.contains("Count 0"))
    host.key(.upArrow)
    #expect(host.strings.contains("Count 1"))
  }

  @Test func `the label may be a closure behind value and range`() {
    let value = HeldValue(1.0)
    let host = ViewHost(
      Stepper(value: value.binding, in: 0...1.5, step: 0.25) { Text("label") }.frame(width: 200))
    host.key(.tab)
    for _ in 0..<4 { host.key(.upArrow) }
    #expect(value.value == 1.5)
  }
}
