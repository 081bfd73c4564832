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

  /// The value after `count` presses of `key` with the focus on a stepper.
  private func value<Value: Strideable>(
    _ start: Value, after count: Int, _ key: KeyEquivalent, in bounds: ClosedRange<Value>?
  ) -> Value {
    let value = HeldValue(start)
    let host = ViewHost(
      HStack {
        if let bounds {
          Stepper("", value: value.binding, in: bounds)
        } else {
          Stepper("", value: value.binding)
        }
      })
    host.key(.tab)
    for _ in 0..<count { host.key(key) }
    return value.value
  }

  @Test func `whole numbers step to the ends of their types and no further`() {
    #expect(value(2 as UInt, after: 3, .downArrow, in: 0...10) == 0)
    #expect(value(254 as UInt8, after: 3, .upArrow, in: 0...255) == 255)
    #expect(value(-127 as Int8, after: 3, .downArrow, in: nil) == -128)
    #expect(value(126 as Int8, after: 3, .upArrow, in: nil) == 127)
    #expect(value(UInt.max - 1, after: 3, .upArrow, in: 0...UInt.max) == UInt.max)
    #expect(value(Int.min + 1, after: 3, .downArrow, in: Int.min...Int.max) == Int.min)
  }

  @Test func `a value outside its range steps into it`() {
    #expect(value(0 as UInt8, after: 1, .upArrow, in: 5...10) == 5)
    #expect(value(0 as UInt8, after: 1, .downArrow, in: 5...10) == 0)
    #expect(value(7.5, after: 1, .downArrow, in: 0...5) == 5)
  }

  @Test func `a step that is larger than the type is not made`() {
    #expect((200 as UInt8).stepped(by: 300, in: nil) == nil)
    #expect((200 as UInt8).stepped(by: -150, in: nil) == 50)
    #expect((0 as UInt8).stepped(by: 5, in: 0...3) == nil)
  }

  @Test func `a stepper with a format shows its value`() {
    let value = HeldValue(0.5)
    let host = ViewHost(
      Stepper("Share", value: value.binding, in: 0...1, step: 0.25, format: .percent))
    #expect(host.strings == ["Share", "50%"])
    let name = "Share"
    #expect(
      ViewHost(Stepper(name, value: value.binding, step: 0.25, format: .percent)).strings
        == ["Share", "50%"])
  }
}
