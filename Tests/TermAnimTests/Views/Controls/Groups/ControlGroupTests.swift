import Testing

@testable import TermAnim

@MainActor
struct ControlGroupTests {
  private let pressed = HeldValue<[String]>([])

  private var group: some View {
    ControlGroup("Edit") {
      Button("Cut") { pressed.value.append("Cut") }
      Button("Copy") { pressed.value.append("Copy") }
    }
  }

  @Test func `controls stand side by side on one plate`() {
    let host = ViewHost(group)
    #expect(host.strings == ["Cut", "Copy"])
    let runs = DrawnText.characters(in: host)
    #expect(runs[0].origin.y == runs[1].origin.y)
    let plate = host.firstBox
    #expect(plate.map { $0.minX < runs[0].origin.x && $0.maxX > runs[1].origin.x } == true)
    host.tap(on: "Copy")
    host.tap(on: "Cut")
    #expect(pressed.value == ["Copy", "Cut"])
  }

  @Test func `in a menu they are lines behind the label`() {
    let host = ViewHost(group.controlGroupStyle(.menu))
    #expect(host.strings == ["Edit"])
    host.tap(on: "Edit")
    host.run(for: 1)
    let runs = DrawnText.characters(in: host)
    #expect(host.strings == ["Edit", "Cut", "Copy"] && runs[1].origin.y < runs[2].origin.y)
  }

  @Test func `among the lines of a menu a button closes it`() {
    let host = ViewHost(
      Menu("More") {
        Button("Paste") {}
        group
      })
    host.tap(on: "More")
    host.run(for: 1)
    #expect(Set(host.strings) == ["More", "Paste", "Cut", "Copy"])
    host.tap(on: "Cut")
    host.run(for: 1)
    #expect(pressed.value == ["Cut"] && host.strings == ["More"])
  }

  private struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      ControlGroup(configuration)
    }
  }

  @Test func `a style may be made of another`() {
    let host = ViewHost(
      VStack { group.controlGroupStyle(Framed()) }.controlGroupStyle(.palette))
    #expect(host.strings == ["Edit", "Cut", "Copy"])
  }

  @Test func `all of the ring is seen around a control that has the focus`() throws {
    let host = ViewHost(group)
    host.key(.tab)
    let ring = try #require(host.drawing.first { $0.isStroke })
    #expect(ring.layers.allSatisfy { $0.clips.isEmpty })
    let (text, box) = try (#require(host.frame(of: "Cut")), #require(ring.bounds))
    #expect(box.contains(text))
  }
}
