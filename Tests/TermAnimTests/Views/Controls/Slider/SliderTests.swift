import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SliderTests {
  @Test(arguments: [(0.0, 10.0), (0.24, 12.0), (0.4, 14.0), (1, 18), (2, 18), (-1, 10)])
  func `steps begin at the lower bound and end within the range`(
    fraction: Double, value: Double
  ) {
    #expect(SliderScale(bounds: 10...19.5, step: 2).value(at: fraction) == value)
  }

  @Test func `bad numbers are at an end`() {
    let scale = SliderScale(bounds: 0.0...1, step: nil)
    #expect(scale.fraction(of: .nan) == 0)
    #expect(scale.fraction(of: 7) == 1)
    #expect(scale.value(at: .nan) == 0)
    #expect(SliderScale(bounds: 3.0...3, step: nil).fraction(of: 3) == 0)
  }

  @Test(arguments: [0, 4, 8, 12])
  func `the bar is in the row of the words beside it, wherever that is`(top: Double) {
    let renderer = FrameRenderer(columns: 30, rows: 8) {
      HStack {
        Text("Loud")
        Slider(value: .constant(0.5))
      }
      .padding(.top, top)
      .frame(maxHeight: .infinity, alignment: .top)
    }
    let rows = renderer.text().split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(rows.count == 3)
    #expect(rows.count { $0.hasPrefix("Loud") && $0.count > 25 } == 1)
    // Above and below there is the knob, no more.
    #expect(rows.count { $0.count < 5 } == 2)
  }

  @Test func `the knob follows the pointer from end to end`() {
    let value = HeldValue(0.5)
    let edits = HeldValue<[Bool]>([])
    let host = ViewHost(
      Slider(value: value.binding, in: 0...100) { edits.value.append($0) }.frame(width: 216))
    // The track goes from 52 to 268; the middle of the knob from 60 to 260.
    host.press(at: CGPoint(x: 60, y: 96))
    #expect(value.value == 0)
    host.move(to: CGPoint(x: 110, y: 96))
    #expect(abs(value.value - 25) < 1e-9)
    host.move(to: CGPoint(x: 400, y: 96))
    host.release(at: CGPoint(x: 400, y: 96))
    #expect(value.value == 100)
    #expect(edits.value == [true, false])
  }

  @Test func `arrow keys go by steps and home and end to the ends`() {
    let value = HeldValue(5.0)
    let host = ViewHost(Slider(value: value.binding, in: 0...20, step: 1).frame(width: 200))
    host.key(.tab)
    host.key(.rightArrow)
    #expect(value.value == 6)
    host.key(.rightArrow, modifiers: .shift)
    #expect(value.value == 16)
    host.key(.end)
    #expect(value.value == 20)
    host.key(.home)
    host.key(.leftArrow)
    #expect(value.value == 0)
  }

  @Test func `a press gives it the focus, so that keys go on from there`() {
    let value = HeldValue(0.0)
    let host = ViewHost(Slider(value: value.binding, in: 0...100).frame(width: 216))
    host.tap(at: CGPoint(x: 110, y: 96))
    host.key(.rightArrow)
    #expect(abs(value.value - 26) < 1e-9)
  }

  @Test func `a change of its value is animated like any other`() {
    struct Volume: View {
      @State var value = 0.0
      var body: some View {
        Slider(value: $value).frame(width: 120)
          .onAppear { withAnimation(.linear(duration: 1)) { value = 1 } }
      }
    }
    let host = ViewHost(Volume())
    host.advance(by: 0.5)
    let knob = host.boxes.last
    #expect(abs((knob?.midX ?? 0) - 160) < 0.01)
  }
}
