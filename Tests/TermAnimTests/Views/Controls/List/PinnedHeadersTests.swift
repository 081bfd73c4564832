import Foundation
import Testing

@testable import TermAnim

/// Lists of three sections of ten rows, in a screen that is as high as a few of them.
@MainActor
struct PinnedHeadersTests {
  private func host(_ style: some ListStyle, width: CGFloat = 320) -> ViewHost {
    ViewHost(
      List {
        ForEach(0..<3) { section in
          Section("Head \(section)") {
            ForEach(0..<10) { Text("row \(section) \($0)") }
          }
        }
      }
      .listStyle(style), size: CGSize(width: width, height: 96))
  }

  private func scroll(_ host: ViewHost, by distance: CGFloat) {
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
    host.run(for: 2)
  }

  @Test func `the header of a plain list stays in view until its section has gone`() throws {
    let host = host(.plain)
    let start = try #require(host.frame(of: "Head 0")).minY
    let row =
      try #require(host.frame(of: "row 0 1")).minY - #require(host.frame(of: "row 0 0")).minY
    scroll(host, by: 3 * row)
    let pinned = try #require(host.frame(of: "Head 0")).minY
    #expect(pinned == start)
    scroll(host, by: 4 * row)
    #expect(host.frame(of: "Head 0")?.minY == pinned)
    // It is pushed out by the next one, which takes its place.
    scroll(host, by: 3.5 * row)
    #expect(try #require(host.frame(of: "Head 0")).minY < pinned)
    scroll(host, by: 2 * row)
    #expect(host.frame(of: "Head 1")?.minY == pinned)
  }

  @Test func `rows are not seen behind a header that is pinned`() throws {
    let host = host(.plain)
    func grounds() -> [CGRect] {
      let ground = host.graph.environment.groundColors.ground
      return host.drawing.filter { $0.color == ground }.compactMap(\.bounds)
    }
    #expect(grounds().isEmpty)
    scroll(host, by: 40)
    let (head, ground) = (try #require(host.frame(of: "Head 0")), try #require(grounds().first))
    #expect(grounds().count == 1)
    #expect(ground.minX == 0 && ground.width == 320 && ground.contains(head))
    let place = try #require(host.drawing.lastIndex { $0.bounds == ground })
    func rows(_ commands: ArraySlice<FlatCommand>) -> [CGRect] {
      commands.flatMap { command in
        (0..<10).compactMap { command.frame(ofText: "row 0 \($0)") }
      }
    }
    let (before, after) = (rows(host.drawing[..<place]), rows(host.drawing[place...]))
    #expect(before.contains { $0.intersects(ground) })
    #expect(!after.contains { $0.intersects(ground) })
  }

  @Test func `headers stay in view in some styles, and scroll away in others`() {
    func isSeen(_ style: some ListStyle) -> Bool {
      let host = host(style)
      scroll(host, by: 60)
      return host.frame(of: "Head 0").map { $0.minY >= 0 } ?? false
    }
    #expect(isSeen(.plain) && isSeen(.automatic) && isSeen(.inset))
    #expect(!isSeen(.grouped) && !isSeen(.insetGrouped))
    #expect(!isSeen(.sidebar) && !isSeen(.bordered))
  }

  @Test func `a press on a header is none on the row behind it`() throws {
    let chosen = HeldValue<String?>(nil)
    let host = ViewHost(
      List(selection: chosen.binding) {
        Section("Head") {
          ForEach(0..<10) { Text("row \($0)").tag("\($0)") }
        }
      }
      .listStyle(.plain), size: CGSize(width: 320, height: 96))
    let row = try #require(host.frame(of: "row 1")).minY - #require(host.frame(of: "row 0")).minY
    let head = try #require(host.frame(of: "Head"))
    scroll(host, by: 2 * row)
    host.tap(at: CGPoint(x: 200, y: head.midY))
    #expect(chosen.value == nil)
    host.tap(at: CGPoint(x: 200, y: head.midY + row))
    #expect(chosen.value != nil)
  }

  @Test func `the row that has the focus is never behind a header`() throws {
    let chosen = HeldValue<String?>(nil)
    let host = ViewHost(
      List(selection: chosen.binding) {
        ForEach(0..<2) { section in
          Section("Head \(section)") {
            ForEach(0..<6) { Text("row \(section) \($0)").tag("\(section) \($0)") }
          }
        }
      }
      .listStyle(.plain), size: CGSize(width: 320, height: 96))
    host.key(.tab)
    for _ in 0..<11 { host.key(.downArrow, runningFor: 1) }
    for index in (0..<6).reversed() {
      let row = try #require(host.frame(of: "row 1 \(index)"))
      let focused = try #require(host.graph.focus.focused).frame(inContentOf: nil)
      let head = try #require(host.frame(of: "Head 1"))
      #expect(focused.contains(row) && focused.minY >= head.maxY)
      host.key(.upArrow, runningFor: 1)
    }
  }

  @Test(arguments: [false, true])
  func `on a panel the ground is that of the panel`(isOnPage: Bool) throws {
    let probe = Probe()
    let list = List {
      Section("Head") { ForEach(0..<30) { Text("row \($0)") } }
    }
    .listStyle(.plain)
    let host = ViewHost(
      ProbeView(probe) { _, _, isOn in
        Color.clear.sheet(isPresented: .constant(isOn)) {
          if isOnPage { NavigationStack { list } } else { list }
        }
      })
    probe.flag = true
    host.run(for: 2)
    let panel = ViewHost(Rectangle().fill(ControlColor.panel)).drawing.first?.color
    let before = host.drawing.count { $0.color == panel }
    host.wheel(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 60))
    host.run(for: 2)
    #expect(host.drawing.count { $0.color == panel } == before + 1)
  }

  @Test func `of a header of several rows each is in front`() throws {
    let host = ViewHost(
      List {
        Section {
          ForEach(0..<10) { Text("row \($0)") }
        } header: {
          Text("one")
          Text("two")
        }
      }
      .listStyle(.plain), size: CGSize(width: 320, height: 96))
    scroll(host, by: 40)
    let places = ["one", "row 2"].map { name in
      host.drawing.lastIndex { $0.frame(ofText: name) != nil }
    }
    #expect(try #require(places[0]) > #require(places[1]))
  }

  @Test func `a cover in front of a panel is on the ground of the screen`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isOn in
        Color.clear.sheet(isPresented: .constant(isOn)) {
          Color.clear.fullScreenCover(isPresented: .constant(true)) { Text("cover") }
        }
      })
    probe.flag = true
    host.run(for: 3)
    let ground = host.graph.environment.groundColors.ground
    #expect(host.strings.contains("cover"))
    #expect(host.drawing.contains { $0.color == ground && $0.bounds?.height == 192 })
  }

  @Test func `a header that leaves may come back on its way`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isOff in
        List {
          Section {
            Text("row")
          } header: {
            if !isOff { Text("head") }
          }
        }
        .listStyle(.plain)
      })
    host.animate { probe.flag = true }
    host.advance(by: 0.1)
    #expect(host.strings.contains("head"))
    host.animate { probe.flag = false }
    host.run(for: 2)
    #expect(host.strings == ["row", "head"] || host.strings == ["head", "row"])
  }
}
