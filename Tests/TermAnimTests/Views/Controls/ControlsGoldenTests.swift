import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ControlsGoldenTests {
  @Test(arguments: [ColorScheme.dark, .light])
  func `controls look as they were approved`(scheme: ColorScheme) throws {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let renderer = FrameRenderer(columns: 36, rows: 14, options: options) {
      VStack(spacing: 4) {
        HStack(spacing: 16) {
          Toggle("", isOn: .constant(true))
          Toggle("", isOn: .constant(false))
        }
        .labelsHidden()
        Slider(value: .constant(0.5))
        Picker("", selection: .constant(1)) { ForEach(0..<3) { _ in Text(" ") } }
          .pickerStyle(.segmented)
        HStack(spacing: 16) {
          ProgressView(value: 0.6)
          Stepper("", value: .constant(1), in: 0...1).labelsHidden()
        }
      }
      .frame(width: 128)
    }
    let bitmap = renderer.bitmap()
    try Golden.expect(
      PixelText(bitmap.pixels, width: bitmap.width).shades,
      matches: "Controls/controls-\(scheme == .dark ? "dark" : "light")")
  }
}
