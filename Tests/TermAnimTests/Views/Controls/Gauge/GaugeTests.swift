import Foundation
import Testing

@testable import TermAnim

@MainActor
struct GaugeTests {
  private let ring = CGRect(x: 0, y: 0, width: 56, height: 56)

  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
  }

  private func strings(_ view: some View) -> Set<String> {
    Set(ViewHost(view).strings)
  }

  @Test func `each style shows the labels there is room for`() {
    let all: Set = ["Speed", "now", "low", "high"]
    #expect(strings(gauge(4)) == all)
    #expect(strings(gauge(4).gaugeStyle(.automatic)) == all)
    #expect(strings(gauge(4).gaugeStyle(.linearCapacity)) == all)
    #expect(strings(gauge(4).gaugeStyle(.accessoryLinearCapacity)) == all)
    #expect(strings(gauge(4).gaugeStyle(.accessoryLinear)) == ["low", "high"])
    #expect(strings(gauge(4).gaugeStyle(.accessoryCircular)) == ["now", "low", "high"])
    #expect(strings(gauge(4).gaugeStyle(.accessoryCircularCapacity)) == ["now"])
  }

  @Test func `what is measured stands where there is nothing else to show`() {
    let bare = Gauge(value: 0.5) { Text("CPU") }
    #expect(strings(bare.gaugeStyle(.accessoryCircular)) == ["CPU"])
    #expect(strings(bare.gaugeStyle(.accessoryCircularCapacity)) == ["CPU"])
  }

  @Test func `a style is told the share of the range, and only the labels there are`() {
    struct Spelled: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(verbatim: "\(configuration.value)")
          Text(verbatim: "\(configuration.currentValueLabel != nil)")
          Text(verbatim: "\(configuration.minimumValueLabel != nil)")
        }
      }
    }
    #expect(ViewHost(gauge(4).gaugeStyle(Spelled())).strings == ["0.4", "true", "true"])
    #expect(ViewHost(gauge(.nan).gaugeStyle(Spelled())).strings.first == "0.0")
    #expect(ViewHost(gauge(11).gaugeStyle(Spelled())).strings.first == "1.0")
    let bare = Gauge(value: 1) { Text("CPU") }
    #expect(ViewHost(bare.gaugeStyle(Spelled())).strings == ["1.0", "false", "false"])
  }

  @Test func `a gauge that a style makes looks as gauges around the style`() {
    struct Framed: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("frame")
          Gauge(value: configuration.value) { configuration.label }
        }
      }
    }
    let host = ViewHost(gauge(4).gaugeStyle(Framed()).gaugeStyle(.accessoryCircular))
    #expect(host.strings == ["frame", "Speed"])
  }

  @Test func `labels of values stand below the bar, each where its value is`() {
    let view = Gauge(value: 2.0, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      EmptyView()
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    } markedValueLabels: {
      Text("0").tag(0.0)
      Text("5").tag(5)
      Text("7").tag(7.5)
    }
    for style in [AnyView(view), AnyView(view.gaugeStyle(.accessoryLinear))] {
      let host = ViewHost(style.frame(width: 200))
      let runs = DrawnText.characters(in: host)
      let places = Dictionary(
        uniqueKeysWithValues: runs.map { ($0.text, $0.origin) })
      let bar = host.boxes.first ?? .zero
      // Characters stand in whole columns.
      #expect(abs((places["0"]?.x ?? 0) - bar.minX) <= 2)
      #expect(abs((places["5"]?.x ?? 0) + 2 - bar.midX) <= 2)
      #expect(abs((places["7"]?.x ?? 0) + 2 - bar.minX - bar.width * 0.75) <= 2)
      #expect(places["0"].map { $0.y >= bar.maxY } == true)
      #expect(abs((places["low"]?.y ?? 0) + 4 - bar.midY) <= 4)
    }
  }

  @Test func `labels without a value are spread evenly`() {
    let view = Gauge(value: 2.0) {
      Text("Speed")
    } currentValueLabel: {
      EmptyView()
    } markedValueLabels: {
      Text("a")
      Text("b")
      Text("c")
    }
    let host = ViewHost(view.frame(width: 200))
    let places = DrawnText.characters(in: host).suffix(3).map(\.origin.x)
    let bar = host.boxes.first ?? .zero
    #expect(places.first == bar.minX && places.last == bar.maxX - 4 && places.count == 3)
    #expect(abs(places[1] + 2 - bar.midX) <= 2)
  }

  @Test func `a ring fills clockwise from the top, an open one from the left of its gap`() {
    func reach(_ course: GaugeCourse, _ end: Double) -> CGRect {
      GaugeSegment(course: course, end: end).path(in: ring).boundingRect
    }
    let quarter = reach(.ring, 0.25)
    #expect(quarter.minX >= 28 - GaugeCourse.lineWidth / 2 - 1e-6 && quarter.minY < 1e-6)
    #expect(quarter.maxX > 55.9 && quarter.maxY <= 28 + GaugeCourse.lineWidth / 2 + 1e-6)
    #expect(reach(.openRing, 0.25).maxX < 28)
    #expect(reach(.openRing, 1).maxY < 56)
    for end in [0, -1, Double.nan] {
      #expect(GaugeSegment(course: .ring, end: end).path(in: ring).isEmpty)
    }
  }

  @Test(arguments: [GaugeCourse.line, .ring, .openRing])
  func `the mark is where the line ends that is filled as far`(course: GaugeCourse) {
    for fraction in [0.1, 0.5, 0.8] {
      let point = course.point(at: fraction, in: ring)
      if course == .line {
        let line = GaugeSegment(course: course, end: fraction).path(in: ring).boundingRect
        #expect(abs(line.maxX - GaugeCourse.lineWidth / 2 - point.x) < 0.01)
      } else {
        let end = course.ring(to: fraction, in: ring).currentPoint ?? .zero
        #expect(abs(end.x - point.x) < 0.01 && abs(end.y - point.y) < 0.01)
      }
      let mark = GaugeMark(course: course, fraction: fraction, diameter: 8).path(in: ring)
      #expect(abs(mark.boundingRect.midX - point.x) < 1e-6)
    }
  }

  @Test func `the colours of a gradient lie along the scale`() {
    let gauge = Gauge(value: 1) { EmptyView() }
      .tint(Gradient(colors: [.red, .blue])).frame(width: 120)
    let bitmap = FrameRenderer(columns: 30, rows: 1) { gauge }.bitmap()
    let (first, last) = (bitmap.pixels[31], bitmap.pixels[58])
    #expect(first & 255 > first >> 16 & 255)
    #expect(last & 255 < last >> 16 & 255)
  }

  @Test func `accessories have the colour of text unless they are tinted`() {
    func color(_ isAccessory: Bool, _ environment: EnvironmentValues) -> Color.Resolved? {
      let tint = GaugeTint(course: .line, isAccessory: isAccessory)
      if case .color(let color) = tint.paint(in: environment) { return color }
      return nil
    }
    var environment = EnvironmentValues()
    #expect(color(true, environment) == Color.primary.resolve(in: environment))
    #expect(color(false, environment) == Color.accentColor.resolve(in: environment))
    environment.accentColor = .orange
    #expect(color(true, environment) == Color.orange.resolve(in: environment))
  }

  @Test func `a gauge moves with its value`() {
    struct Moving: View {
      @State private var value = 0.0
      var body: some View {
        Gauge(value: value) { EmptyView() }.frame(width: 100)
          .onAppear { withAnimation(.linear(duration: 1)) { value = 1 } }
      }
    }
    let host = ViewHost(Moving())
    host.run(for: 0.5)
    let widths = host.drawing.compactMap(\.bounds?.width)
    #expect(widths.contains { abs($0 - 50) < 4 })
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `gauges look as they were approved`(scheme: ColorScheme) throws {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let renderer = FrameRenderer(columns: 36, rows: 15, options: options) {
      VStack(spacing: 8) {
        Gauge(value: 0.6) { EmptyView() }
        Gauge(value: 0.3) { EmptyView() }.gaugeStyle(.accessoryLinear)
        HStack(spacing: 16) {
          Gauge(value: 0.7) { EmptyView() }.gaugeStyle(.accessoryCircular)
          Gauge(value: 0.4) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
        }
      }
      .frame(width: 128)
    }
    let bitmap = renderer.bitmap()
    try Golden.expect(
      PixelText(bitmap.pixels, width: bitmap.width).shades,
      matches: "Controls/gauges-\(scheme == .dark ? "dark" : "light")")
  }
}
