import Foundation
import Testing

@testable import TermAnim

/// The grounds of sections while rows come and go.
@MainActor
struct SectionGroundsTests {
  private struct Rows: View {
    var edge = false
    @State private var isOpen = false

    var body: some View {
      Form {
        Section {
          Button("first") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          if isOpen {
            Text("slides").transition(.slide)
            Text("moves").transition(.move(edge: .trailing))
          }
          if !edge { Text("last") }
        }
        Section { Text("other") }
      }
    }
  }

  /// What is painted in the colour of grounds, from top to bottom.
  private func grounds(_ host: ViewHost) -> [CGRect] {
    let panel = ViewHost(Rectangle().fill(ControlColor.panel)).drawing.first?.color
    let boxes = host.drawing.filter { $0.color == panel }.compactMap(\.bounds)
    return boxes.sorted { $0.minY < $1.minY }
  }

  @Test func `rows that come and go between two others move on the ground of the section`() throws {
    let host = ViewHost(Rows())
    let closed = grounds(host)
    #expect(closed.count == 2)
    for isOpening in [true, false] {
      host.tap(on: "first")
      for _ in 0..<3 {
        host.advance(by: 0.25)
        let now = grounds(host)
        #expect(now.count == 2 && now[0].minY == closed[0].minY)
        #expect(try now[0].maxY == #require(host.frame(of: "last")).maxY + 8)
        #expect(now[0].height > closed[0].height)
        #expect(host.strings.contains("slides"))
      }
      host.run(for: 1)
      #expect(grounds(host)[0].height == closed[0].height + (isOpening ? 48 : 0))
    }
  }

  @Test func `rows at the end of a section bring their ground, and take it along`() throws {
    let host = ViewHost(Rows(edge: true))
    let closed = grounds(host)
    for _ in 0..<2 {
      host.tap(on: "first")
      host.advance(by: 0.5)
      let now = grounds(host)
      #expect(now.count == 4)
      #expect(now.contains { $0.minX != closed[0].minX })
      host.run(for: 1)
      #expect(grounds(host).count == 2)
    }
  }

  @Test func `a row with a ground of its own parts that of its section`() {
    let host = ViewHost(
      Form {
        Text("one")
        Text("two").listRowBackground(Color.clear)
        Text("three")
        Text("four")
      })
    let grounds = grounds(host)
    #expect(grounds.count == 2 && grounds[1].height == 2 * grounds[0].height)
    #expect(grounds[1].minY - grounds[0].maxY == grounds[0].height)
  }
}
