import Foundation
import Testing

@testable import TermAnim

/// What a press in a cell reaches.
@MainActor
struct PointingTests {
  private let log = HeldValue<[String]>([])
  private let screen = ScreenConfiguration(
    size: TerminalSize(columns: 80, rows: 24), capabilities: TerminalCapabilities(),
    options: PlayerOptions())

  /// What is pressed at a place in cells of the terminal.
  private func pressed(x: Double, y: Double, _ host: ViewHost) -> [String] {
    log.value = []
    for action in [MouseInput.Action.press(.left), .release(.left)] {
      guard let event = InputEvent(MouseInput(action, x: x, y: y), on: screen) else { continue }
      host.graph.send(event)
    }
    host.settle()
    return log.value
  }

  private func button(_ name: String) -> some View {
    Button(name) { log.value.append(name) }
  }

  @Test(arguments: [0.5, 0.05, 0.45, 0.55, 0.95], [false, true])
  func `each cell that shows a part of a control reaches it`(place: Double, hasGround: Bool) {
    let host = ViewHost(
      VStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          if hasGround { button(name).background(Color.blue) } else { button(name) }
        }
      })
    // Each is in the middle between two cells, and its character in the lower one of them.
    #expect(DrawnText.characters(in: host).map(\.origin.y) == [84, 92, 100])
    let names = (11...14).map { pressed(x: 40 + place, y: Double($0) + place, host) }
    #expect(names == [["a"], ["b"], ["c"], []])
    guard hasGround else { return }
    let columns = (38...41).map { pressed(x: Double($0) + place, y: 10 + place, host) }
    #expect(columns == [[], ["a"], ["a"], []])
  }

  @Test(arguments: [0.5, 0.05, 0.95])
  func `with room between controls, each has the cells that show something of it`(place: Double) {
    let host = ViewHost(
      VStack { ForEach(["a", "b"], id: \.self) { button($0).background(Color.blue) } })
    let names = (9...14).map { pressed(x: 40 + place, y: Double($0) + place, host) }
    #expect(names == [[], ["a"], ["a"], ["b"], ["b"], []])
  }

  @Test func `of two things in a cell the one that is pointed at is pressed`() {
    func swatch(_ name: String) -> some View {
      Color.red.frame(width: 4, height: 4).onTapGesture { log.value.append(name) }
    }
    let host = ViewHost(
      VStack(spacing: 0) {
        swatch("upper")
        swatch("lower")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(pressed(x: 0.5, y: 0.2, host) == ["upper"])
    #expect(pressed(x: 0.5, y: 0.8, host) == ["lower"])
  }

  @Test func `a control goes before what is around it, and not before what is beside it`() {
    let tap = TapGesture().onEnded { log.value.append("ground") }
    let around = ViewHost(
      button("a").background(Color.blue).frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle()).gesture(tap))
    #expect(pressed(x: 40.1, y: 11.2, around) == ["a"])
    #expect(pressed(x: 40.1, y: 10.8, around) == ["ground"])
    let beside = ViewHost(
      ZStack {
        Color.green.gesture(tap)
        button("a").background(Color.blue)
      })
    #expect(pressed(x: 40.1, y: 11.2, beside) == ["ground"])
    #expect(pressed(x: 40.1, y: 11.5, beside) == ["a"])
  }

  @Test(arguments: [false, true])
  func `rows with a text over a shape are pressed where their text is`(isOverlay: Bool) {
    let host = ViewHost(
      VStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { number in
          Group {
            if isOverlay {
              Rectangle().frame(width: 80, height: 8).overlay(Text("row\(number)"))
            } else {
              Rectangle().frame(width: 80, height: 8).overlay {
                ViewThatFits { Text("row\(number)") }.visualEffect { effect, _ in
                  effect.opacity(0.9)
                }
              }
            }
          }
          .onTapGesture { log.value.append("row\(number)") }
        }
      })
    host.settle()
    #expect(DrawnText.characters(in: host).map(\.origin.y) == [84, 92, 100])
    #expect(
      (11...13).map { pressed(x: 40.5, y: Double($0) + 0.5, host) } == [
        ["row0"], ["row1"], ["row2"],
      ])
  }

  @Test func `a text that nobody sees takes no press from its neighbour`() {
    let host = ViewHost(
      VStack(spacing: 0) {
        Rectangle().frame(width: 80, height: 8).overlay(Text("gone").hidden())
          .onTapGesture { log.value.append("hidden") }
        Rectangle().frame(width: 80, height: 8).onTapGesture { log.value.append("beside") }
      }
      .padding(.top, 4).frame(maxHeight: .infinity, alignment: .top))
    #expect(pressed(x: 40.5, y: 1.7, host) == ["beside"])
  }

  @Test func `a point or a cell that is no number reaches nothing else`() {
    let host = ViewHost(button("a"))
    #expect(host.graph.places(at: CGPoint(x: CGFloat.nan, y: 0)).count == 1)
    #expect(host.graph.places(at: CGPoint(x: 0, y: CGFloat.infinity)).count == 1)
    var environment = EnvironmentValues()
    environment.pixelsPerPoint = .zero
    let flat = ViewHost(button("a"), environment: environment)
    #expect(flat.graph.places(at: .zero).count == 1)
  }
}
