import Foundation
import Testing

@testable import TermAnim

/// What is whole pixels high where a cell is not twice as high as it is wide.
@MainActor
struct GridHeightTests {
  private static let controls: [(name: String, column: Int, view: AnyView)] = [
    ("bar", 2, AnyView(ProgressView(value: 0.4))),
    ("slider", 12, AnyView(Slider(value: .constant(0.7)))),
    ("line", 2, AnyView(Divider())),
    ("gauge", 2, AnyView(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear))),
    ("mark", 15, AnyView(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear))),
    ("button", 14, AnyView(Button("Press the button") {}.buttonStyle(.borderedProminent))),
    ("field", 14, AnyView(TextField("", text: .constant("")).textFieldStyle(.roundedBorder))),
    ("switch", 15, AnyView(Toggle("", isOn: .constant(true)).labelsHidden())),
    ("minus", 11, AnyView(Stepper("", value: .constant(1)).labelsHidden())),
    ("plus", 18, AnyView(Stepper("", value: .constant(1)).labelsHidden())),
    (
      "buttons", 9,
      AnyView(
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        })
    ),
    ("box", 15, AnyView(GroupBox { Text(verbatim: "a") })),
    (
      "menu", 15,
      AnyView(Picker("", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(.menu))
    ),
    (
      "segments", 15,
      AnyView(Picker("", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(.segmented))
    ),
  ]

  /// The colours of a column of pixels from above, each with the number of its rows, between those
  /// of the ground.
  private func runs(_ view: AnyView, column: Int, cellAspect: Double) -> [(UInt32, Int)] {
    var options = PlayerOptions()
    options.cellAspect = cellAspect
    let picture = FrameRenderer(columns: 40, rows: 12, options: options) {
      view.frame(width: 120).padding(.top, 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.bitmap()
    var runs: [(UInt32, Int)] = []
    for row in 0..<picture.height {
      let pixel = picture.pixels[row * picture.width + column]
      if let last = runs.last, last.0 == pixel {
        runs[runs.count - 1].1 += 1
      } else {
        runs.append((pixel, 1))
      }
    }
    return Array(runs.dropFirst().dropLast())
  }

  @Test(arguments: 0..<14)
  func `the edges of a control are crisp, whatever the height of a cell`(index: Int) {
    let (name, column, view) = Self.controls[index]
    let wanted = runs(view, column: column, cellAspect: 0.5)
    #expect(!wanted.isEmpty)
    for cellAspect in [0.35, 0.42, 0.45, 8.0 / 17, 9.0 / 19, 8.0 / 15, 0.55, 0.65] {
      let found = runs(view, column: column, cellAspect: cellAspect)
      #expect(found.map(\.0) == wanted.map(\.0), "\(name) at \(cellAspect)")
      #expect(found.map(\.1) == wanted.map(\.1), "\(name) at \(cellAspect)")
    }
  }

  @Test func `rows of a form have crisp grounds and lines, as many as with square pixels`() {
    func pixels(cellAspect: Double) -> [UInt32] {
      var options = PlayerOptions()
      options.cellAspect = cellAspect
      let renderer = FrameRenderer(columns: 40, rows: 24, options: options) {
        NavigationStack {
          Form {
            Section("First") {
              Text("One")
              Text("Two")
            }
            Section("Second") {
              ProgressView(value: 0.8)
              Text("Four")
            }
          }
          .navigationTitle("Settings")
        }
      }
      renderer.advance(by: 2)
      let picture = renderer.bitmap()
      return (0..<picture.height).map { picture.pixels[$0 * picture.width + 20] }
    }
    let wanted = pixels(cellAspect: 0.5)
    #expect(Set(wanted).count == 4)
    for cellAspect in [0.45, 8.0 / 17, 9.0 / 19, 8.0 / 15] {
      #expect(pixels(cellAspect: cellAspect) == wanted, "at \(cellAspect)")
    }
  }

  @Test(arguments: [0.3, 0.45, 0.5, 8.0 / 15, 1])
  func `a height has as many pixels as a width`(cellAspect: Double) throws {
    let scale = ScreenGeometry(
      size: TerminalSize(columns: 80, rows: 24), cellAspect: cellAspect
    ).pixelsPerPoint
    for (points, count) in [(8.0, 2.0), (20, 5), (1, 1), (9, 2), (11, 3)] {
      let height = GridHeight(pixelsPerPoint: scale, points: points)
      #expect(abs(try #require(height.fixed) * scale.height - count) < 1e-9)
    }
  }

  @Test(arguments: [0.3, 0.45, 0.5, 8.0 / 15, 1], [GridUnit.pixel, .cell])
  func `the height of a content is rounded to the nearest pixel, or up to a row`(
    cellAspect: Double, unit: GridUnit
  ) {
    let scale = ScreenGeometry(
      size: TerminalSize(columns: 80, rows: 24), cellAspect: cellAspect
    ).pixelsPerPoint
    let own = GridHeight(pixelsPerPoint: scale, unit: unit)
    #expect(own.fixed == nil)
    #expect(own.rounded(0) == 0)
    #expect(own.rounded(.infinity) == .infinity)
    #expect(own.rounded(.nan).isNaN)
    func count(_ units: Double) -> Double {
      own.rounded(units * unit.height(at: scale)) / unit.height(at: scale)
    }
    for whole in [1.0, 2, 7] {
      #expect(abs(count(whole) - whole) < 1e-9)
      #expect(abs(count(whole + 1e-9) - whole) < 1e-9)
      #expect(abs(count(whole + 0.4) - (unit == .cell ? whole + 1 : whole)) < 1e-9)
      #expect(abs(count(whole + 0.6) - whole - 1) < 1e-9)
    }
    #expect(abs(count(0.001) - 1) < 1e-9)
  }
}
