import Foundation
import Testing

@testable import TermAnim

/// Sliders without a knob.
@MainActor
struct SliderThumbTests {
  private static let tint = Color.Resolved(colorSpace: .sRGB, red: 0.2, green: 0.4, blue: 0.6)

  private func host(_ value: Double, _ visibility: Visibility = .hidden) -> ViewHost {
    ViewHost(
      Slider(value: .constant(value)).sliderThumbVisibility(visibility).tint(Color(Self.tint))
        .frame(width: 200))
  }

  @Test func `a slider without a knob is filled from nothing to all`() throws {
    #expect((host(0).seen(Self.tint)?.width ?? 0) == 0)
    let widths = try stride(from: 0.1, through: 1, by: 0.1).map {
      try #require(host($0).seen(Self.tint)).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(widths.last == 200)
    #expect(host(0.5).seen(Self.tint)?.width == 100)
  }

  @Test func `only a hidden knob is not drawn`() {
    let areas = [Visibility.automatic, .visible, .hidden].map { host(0.5, $0).boxes.count }
    #expect(areas[0] == areas[1] && areas[2] == areas[0] - 2)
  }

  @Test func `a slider without a knob is moved all the same`() {
    let value = HeldValue(0.5)
    let host = ViewHost(
      Slider(value: value.binding).sliderThumbVisibility(.hidden).frame(width: 216))
    host.tap(at: CGPoint(x: 110, y: 96))
    #expect(abs(value.value - 0.25) < 1e-9)
  }
}
