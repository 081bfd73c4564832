import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SliderTicksTests {
  /// The track goes from 52 to 268 of 320 points; the middle of the knob from 60 to 260.
  private func host(_ slider: some View) -> ViewHost {
    ViewHost(slider.frame(width: 216))
  }

  @Test func `words stand below the marks of their values, within the slider`() throws {
    let host = host(
      Slider(value: HeldValue(0.0).binding, in: 0...100) {
        Text("label")
      } ticks: {
        SliderTick("low", 0)
        SliderTick(25)
        SliderTickContentForEach([50.0], id: \.self) { SliderTick($0) { Text("half") } }
        SliderTick("out", 200)
      })
    #expect(Set(host.strings) == ["low", "half"])
    let half = try #require(host.frame(of: "half"))
    #expect(abs(half.midX - 160) <= 4)
    let low = try #require(host.frame(of: "low"))
    #expect(low.minX >= 52 && low.minY == half.minY)
  }

  @Test func `marks are pixels below the track`() {
    let shape = SliderTickShape(fractions: [0, 0.5, 1])
    let boxes = shape.path(in: CGRect(x: 0, y: 0, width: 216, height: 16)).boundingRect
    #expect(boxes == CGRect(x: 8, y: 12, width: 204, height: 4))
  }

  @Test func `steps have the marks that are made of them`() {
    let scale = SliderScale(bounds: 1.0...4, step: 1)
    #expect(scale.steps(atMost: 100) == [1, 2, 3, 4])
    #expect(SliderScale(bounds: 0.0...1, step: 0.001).steps(atMost: 100).isEmpty)
    #expect(SliderScale(bounds: 0.0...1, step: nil).steps(atMost: 100).isEmpty)
    let host = host(
      Slider(value: HeldValue(2.0).binding, in: 1...4, step: 1) {
        Text("label")
      } tick: { value in
        value == 3 ? SliderTick("three", value) : nil
      })
    #expect(host.strings == ["three"])
  }

  @Test func `the track is filled from the neutral value on`() {
    func filled(_ fraction: Double, from neutral: Double?) -> CGRect {
      SliderPart(fraction: fraction, neutral: neutral, knob: 16, role: .filled)
        .path(in: CGRect(x: 0, y: 0, width: 216, height: 8)).boundingRect
    }
    #expect(filled(0.75, from: 0.5) == CGRect(x: 108, y: 0, width: 50, height: 8))
    #expect(filled(0.25, from: 0.5) == CGRect(x: 58, y: 0, width: 50, height: 8))
    #expect(abs(filled(0.25, from: nil).minX) < 1e-9 && filled(0.25, from: nil).width == 58)
  }

  @Test func `only enabled values can be chosen`() {
    let value = HeldValue(50.0)
    let host = host(
      Slider(value: value.binding, in: 0...100, neutralValue: 50, enabledBounds: 20...60) {
        Text("label")
      })
    host.key(.tab)
    host.key(.end)
    #expect(value.value == 60)
    host.key(.home)
    #expect(value.value == 20)
  }
}
