import Foundation
import Testing

@testable import TermAnim

/// A picture that is smaller than its terminal.
@MainActor
struct ScreenPlacementTests {
  private static func options(_ columns: Int, _ rows: Int) -> PlayerOptions {
    var options = PlayerOptions()
    options.largestSize = TerminalSize(columns: columns, rows: rows)
    return options
  }

  /// A field of red as large as the picture, which draws beyond its edges.
  private static var view: some View {
    let red = Color(red: 1, green: 0, blue: 0)
    return Rectangle().fill(red).overlay { Rectangle().fill(red).frame(width: 4000, height: 800) }
  }

  @Test(arguments: [(20, 8), (21, 9), (1, 1), (80, 8), (20, 24), (80, 24), (200, 100)])
  func `it lies in the middle, and nothing is drawn beside it`(columns: Int, rows: Int) {
    let renderer = FrameRenderer(
      columns: 80, rows: 24, options: Self.options(columns, rows)
    ) { Self.view }
    let picture = renderer.bitmap()
    #expect(picture.width == 80 && picture.height == 48)
    let red: UInt32 = 0xFF00_00FF
    let places = picture.pixels.indices.filter { picture.pixels[$0] == red }
    let (width, height) = (min(columns, 80), min(rows, 24))
    let (left, top) = ((80 - width) / 2, (24 - height) / 2 * 2)
    #expect(
      places.map { $0 % 80 }.min() == left && places.map { $0 % 80 }.max() == left + width - 1)
    #expect(places.map { $0 / 80 }.min() == top)
    #expect(places.map { $0 / 80 }.max() == top + 2 * height - 1)
    let ground = Set(
      picture.pixels.indices.filter { !places.contains($0) }.map { picture.pixels[$0] })
    #expect(ground.count == (width < 80 || height < 24 ? 1 : 0))
  }

  @Test func `among printed lines it lies at their left`() {
    var options = Self.options(21, 9)
    options.placement = .inline(rows: 24)
    let picture = FrameRenderer(columns: 80, rows: 24, options: options) { Self.view }.bitmap()
    let places = picture.pixels.indices.filter { picture.pixels[$0] == 0xFF00_00FF }
    #expect(Set(places.map { $0 % 80 }) == Set(0..<21))
    #expect(Set(places.map { $0 / 80 }) == Set(0..<18))
  }

  @Test func `its characters lie with it`() {
    let renderer = FrameRenderer(columns: 80, rows: 24, options: Self.options(20, 8)) {
      Text("corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .textRendering(.characters)
    }
    let lines = renderer.text().components(separatedBy: "\n")
    #expect(lines[8].hasPrefix(String(repeating: " ", count: 30) + "corner"))
    #expect(!lines.enumerated().contains { $0.offset != 8 && $0.element.contains("corner") })
  }

  @Test func `views and the program know of its size only`() {
    var size = CGSize.zero
    let renderer = FrameRenderer(columns: 80, rows: 24, options: Self.options(20, 8)) {
      GeometryReader { proxy in
        Color.clear.onAppear { size = proxy.size }
      }
    }
    renderer.advance(by: 0.1)
    #expect(size == CGSize(width: 80, height: 64))
    #expect(renderer.performance.screenSize == TerminalSize(columns: 20, rows: 8))
  }

  @Test func `the mouse is where the picture is`() {
    let screen = ScreenConfiguration(
      size: TerminalSize(columns: 80, rows: 24), capabilities: TerminalCapabilities(),
      options: Self.options(20, 8))
    func point(_ x: Double, _ y: Double) -> CGPoint? {
      guard
        case .pointerDown(let point)? = InputEvent(
          MouseInput(.press(.left), x: x, y: y), on: screen)
      else { return nil }
      return point
    }
    #expect(point(30, 8) == .zero)
    #expect(point(40, 12) == CGPoint(x: 40, y: 32))
    #expect(point(0, 0) == CGPoint(x: -120, y: -64))
  }

  @Test func `what is drawn again is told in the picture's own points`() {
    var isOn = false
    let renderer = FrameRenderer(columns: 80, rows: 24, options: Self.options(20, 8)) {
      TimelineView(.animation) { _ in Color(red: isOn ? 1 : 0, green: 0, blue: 0) }
    }
    renderer.performance.isInspected = true
    _ = renderer.bytesForTerminal()
    isOn = true
    renderer.advance(by: 0.1)
    _ = renderer.bytesForTerminal()
    let damage = renderer.performance.statistics.damage
    let all = damage.reduce(CGRect.null) { $0.union($1) }
    #expect(all == CGRect(x: 0, y: 0, width: 80, height: 64))
  }

  @Test func `a performance shown again has the screen to itself`() {
    let renderer = FrameRenderer(columns: 80, rows: 24, options: Self.options(20, 8)) { Self.view }
    renderer.advance(by: 0.5)
    let again = FrameRenderer(repeating: renderer.performance, framesPerSecond: 30)
    let picture = again.bitmap()
    #expect(picture.width == 20 && picture.height == 16)
    #expect(Set(picture.pixels).contains(0xFF00_00FF))
  }
}
