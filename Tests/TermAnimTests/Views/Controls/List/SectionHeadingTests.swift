import Foundation
import Testing

@testable import TermAnim

/// Sections that are closed and opened by their headers.
@MainActor
struct SectionHeadingTests {
  private static let (open, closed) = ("\u{25BE}", "\u{25B8}")

  private func sidebar(_ content: some View) -> ViewHost {
    ViewHost(List { content }.listStyle(.sidebar))
  }

  @Test func `in a sidebar a press of a header closes and opens its section`() {
    struct Library: View {
      @State var isExpanded: Bool
      var body: some View {
        List {
          Section("Head", isExpanded: $isExpanded) { Text("row") }
          Section("Other") { Text("rest") }
        }
        .listStyle(.sidebar)
      }
    }
    for isExpanded in [true, false] {
      let host = ViewHost(Library(isExpanded: isExpanded))
      #expect(host.strings.contains("row") == isExpanded)
      for press in 1...3 {
        host.tap(on: "Head")
        host.run(for: 1)
        #expect(host.strings.contains("row") == (isExpanded == (press == 2)))
        #expect(host.strings.contains("rest"))
      }
    }
  }

  @Test func `a section that says nothing can be closed, too`() {
    let host = sidebar(Section("Head") { Text("row") })
    #expect(host.strings == ["Head", Self.open, "row"])
    host.tap(on: Self.open)
    host.run(for: 1)
    #expect(host.strings == ["Head", Self.closed])
  }

  @Test func `keys come to the headers of a list that can be chosen from`() {
    let host = ViewHost(
      List(selection: .constant(nil as Int?)) {
        Section("One") { Text("a").tag(1) }
        Section("Two") { Text("b").tag(2) }
      }
      .listStyle(.sidebar))
    host.key(.tab)
    host.key(.return)
    host.run(for: 1)
    #expect(!host.strings.contains("a") && host.strings.contains("b"))
    host.key(.downArrow)
    host.key(.space)
    host.run(for: 1)
    #expect(!host.strings.contains("b"))
  }

  @Test func `without a header, or where a program says so, a section stays as it is`() {
    let fixed = sidebar(Section("Head") { Text("row") }.collapsible(false))
    fixed.tap(on: "Head")
    fixed.run(for: 1)
    #expect(fixed.strings == ["Head", "row"])
    let closed = Section("Head", isExpanded: .constant(false)) { Text("row") }
    #expect(sidebar(closed.collapsible(false)).strings == ["Head"])
    #expect(sidebar(Section { Text("row") }).strings == ["row"])
  }

  @Test func `in other lists headers do nothing`() {
    let section = Section("Head") { Text("row") }
    for host in [
      ViewHost(List { section }), ViewHost(Form { section }),
      ViewHost(VStack { section }.listStyle(.sidebar)),
    ] {
      host.tap(on: "Head")
      host.run(for: 1)
      #expect(host.strings == ["Head", "row"])
    }
  }

  @Test func `lists in the sidebar of a split view have its style where none is set`() {
    func lists(_ style: some ListStyle, around outer: some ListStyle) -> some View {
      NavigationSplitView {
        List { Section("Side") { Text("a") } }.listStyle(style)
      } content: {
        List { Section("Middle") { Text("b") } }
      } detail: {
        List { Section("Detail") { Text("c") } }
      }
      .listStyle(outer)
    }
    func marks(_ view: some View) -> Int {
      ViewHost(view, size: CGSize(width: 640, height: 192)).strings.filter { $0 == Self.open }.count
    }
    #expect(marks(lists(.automatic, around: .automatic)) == 1)
    #expect(marks(lists(.plain, around: .automatic)) == 0)
    #expect(marks(lists(.automatic, around: .insetGrouped)) == 1)
    #expect(marks(lists(.automatic, around: .sidebar)) == 3)
  }

  @Test func `pages and sheets of a sidebar have lists of their own`() {
    struct Library: View {
      @State private var isPresented = false
      var body: some View {
        NavigationSplitView {
          List {
            Section("Side") {
              NavigationLink("page") { List { Section("Page") { Text("b") } } }
              Button("sheet") { isPresented = true }
            }
          }
          .sheet(isPresented: $isPresented) { List { Section("Sheet") { Text("c") } } }
        } detail: {
          Text("none")
        }
      }
    }
    for target in ["page", "sheet"] {
      let host = ViewHost(Library(), size: CGSize(width: 640, height: 192))
      host.tap(on: target)
      host.run(for: 2)
      #expect(host.strings.contains(target.capitalized))
      #expect(host.strings.filter { $0 == Self.open }.count == 1)
    }
  }
}
