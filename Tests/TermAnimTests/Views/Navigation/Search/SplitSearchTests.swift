import Foundation
import Testing

@testable import TermAnim

/// A split view that is searched.
@MainActor
struct SplitSearchTests {
  private struct Searched: View {
    let isShown: Bool
    @State private var text = ""

    var body: some View {
      NavigationSplitView {
        List { Text("row \(text).") }.navigationTitle("Rows")
      } detail: {
        VStack {
          Text("detail")
          Spacer()
        }
        .navigationTitle("Detail")
      }
      .searchable(text: $text, prompt: "Find")
      .searchSuggestions { if isShown { Text("apple").searchCompletion("apple") } }
    }
  }

  private let size = CGSize(width: 480, height: 192)

  @Test func `the field is in the first column, below its title`() throws {
    let host = ViewHost(Searched(isShown: false), size: size)
    host.run(for: 0.5)
    let frames = try ["Rows", "Find", "row ."].map { try #require(host.frame(of: $0)) }
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    #expect(frames[1].maxX < 200)
    #expect(host.frame(of: "Detail")?.midY == frames[0].midY)
    host.tap(on: "Find")
    host.type("x")
    #expect(host.strings.contains("row x."))
    host.key(.escape)
    host.run(for: 0.5)
    #expect(host.strings.contains("row .") && host.strings.contains("Find"))
  }

  @Test func `what is suggested lies on the first column, and keys lead there`() throws {
    let host = ViewHost(Searched(isShown: true), size: size)
    host.run(for: 0.5)
    host.tap(on: "Find")
    host.run(for: 0.5)
    #expect(try #require(host.frame(of: "apple")).maxX < 200)
    host.key(.downArrow)
    host.key(.return)
    host.run(for: 0.5)
    #expect(host.strings.contains("row apple."))
  }

  @Test func `a page pushed in a searched stack keeps the field above`() throws {
    let host = ViewHost(
      NavigationStack { Text("page") }.searchable(text: .constant(""), prompt: "Find"), size: size)
    #expect(try #require(host.frame(of: "Find")).maxY <= #require(host.frame(of: "page")).minY)
  }
}
