import Foundation
import Testing

@testable import TermAnim

/// Sections of forms and grouped lists on grounds of their own.
@MainActor
struct ListCardsTests {
  private func color(_ color: ControlColor) -> Color.Resolved? {
    ViewHost(Rectangle().fill(color)).drawing.first?.color
  }

  /// What is painted in the colour of grounds, from top to bottom.
  private func cards(_ host: ViewHost) -> [CGRect] {
    let panel = color(.panel)
    let boxes = host.drawing.filter { $0.color == panel }.compactMap(\.bounds)
    return boxes.sorted { $0.minY < $1.minY }
  }

  private func row(_ name: String) -> some View { Text(name).frame(height: 8) }

  private var form: some View {
    Form {
      row("alone")
      Section {
        row("first")
        row("second")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
    }
  }

  @Test func `the rows of a section are on one ground, and header and footer beside it`() throws {
    let host = ViewHost(form)
    let grounds = cards(host)
    func y(_ text: String) -> CGFloat? { host.frame(of: text)?.midY }
    let (alone, section) = (grounds[0], grounds[1])
    #expect(grounds.count == 2)
    #expect(alone.maxY < section.minY)
    for (text, ground) in [("alone", alone), ("first", section), ("second", section)] {
      #expect(try (ground.minY...ground.maxY).contains(#require(y(text))))
    }
    let header = try #require(y("header"))
    #expect(alone.maxY < header && header < section.minY)
    #expect(try #require(y("footer")) > section.maxY)
  }

  @Test func `corners are round where a ground ends, and lines are between its rows only`() {
    func path(_ isFirst: Bool, _ isLast: Bool) -> Path {
      RowPlace(isFirst: isFirst, isLast: isLast)
        .card(in: CGRect(x: 0, y: 0, width: 100, height: 40), overlap: 2)
    }
    let corners = [CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 39)]
    func filled(_ path: Path) -> [Bool] { corners.map { path.contains($0) } }
    #expect(filled(path(true, true)) == [false, false, false])
    #expect(filled(path(true, false)) == [false, false, true])
    #expect(filled(path(false, true)) == [true, true, false])
    #expect(filled(path(false, false)) == [true, true, true])
    #expect(path(false, false).boundingRect.maxY == 42 && path(true, true).boundingRect.maxY == 40)
    let line = color(.separator)
    #expect(ViewHost(form).drawing.filter { $0.color == line }.count == 1)
  }

  @Test(arguments: [true, false], [0, 1, 2])
  func `a row that comes is on a ground all the time, wherever it comes`(
    isInSection: Bool, place: Int
  ) throws {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { [self] _, _, isThere in
        let rows = ForEach(isThere ? [0, 1, 2] : [0, 1, 2].filter { $0 != place }, id: \.self) {
          row("row \($0)")
        }
        return Form {
          if isInSection { Section { rows } } else { rows }
        }
      })
    host.animate { probe.flag = true }
    for _ in 0..<4 {
      host.advance(by: 0.2)
      let text = try #require(host.frame(of: "row \(place)"))
      #expect(cards(host).contains { $0.minY <= text.minY && text.maxY <= $0.maxY })
    }
  }

  @Test func `with room between rows each has a ground of its own`() {
    let grounds = cards(ViewHost(form.listRowSpacing(8)))
    #expect(grounds.count == 3)
    #expect(zip(grounds, grounds.dropFirst()).allSatisfy { $0.maxY < $1.minY })
    #expect(Set(grounds.map(\.height)).count == 1)
  }

  @Test func `a line is between grounds that only it tells apart`() {
    let grounds = cards(
      ViewHost(
        Form {
          Section { row("a") }
          Section { row("b") }
        }))
    #expect(grounds.count == 2 && grounds[1].minY - grounds[0].maxY == 8)
  }

  @Test func `the ground that a row asks for takes the place of the section's, in its shape`() {
    let host = ViewHost(
      Form {
        row("plain")
        row("own").listRowBackground(Color.green)
        row("clear").listRowBackground(Color.clear)
      })
    #expect(cards(host).count == 1)
    let green = host.drawing.first { $0.color == Color.green.resolved }
    // By the window, by the corners of all rows, and by the section's ground.
    #expect(green?.layers.count { !$0.clips.isEmpty } == 3)
  }

  @Test func `headers stand back behind rows in lists alone`() {
    func color(_ view: some View) -> Color.Resolved? {
      ViewHost(view).drawing.compactMap { command -> Color.Resolved? in
        guard command.frame(ofText: "header") != nil,
          case .characters(let run) = command.command
        else { return nil }
        return run.color
      }.first
    }
    let section = Section("header") { row("row") }
    let (inList, alone) = (color(List { section }), color(VStack { section }))
    #expect(inList != nil && alone != nil && inList != alone)
    #expect(inList == color(Text("header").foregroundStyle(.secondary)))
  }
}
