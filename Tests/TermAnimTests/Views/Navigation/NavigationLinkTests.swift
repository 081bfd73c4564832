import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NavigationLinkTests {
  private struct Words: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("go to")
        configuration.label
      }
    }
  }

  @Test func `a link looks as the button style around says, and goes`() {
    let host = ViewHost(
      NavigationStack { NavigationLink("there") { Text("page") }.buttonStyle(Words()) })
    #expect(host.strings == ["go to", "there"])
    host.tap(on: "there")
    host.run(for: 2)
    #expect(host.strings.contains("page"))
    func shapes(_ view: some View) -> Int { ViewHost(view).boxes.count }
    let link = NavigationLink("x") { Text("page") }
    #expect(shapes(NavigationStack { link.buttonStyle(.borderedProminent) }) > shapes(link))
  }

  @Test func `the arrow of links in a list can be hidden`() {
    let links = List { NavigationLink("there") { Text("page") } }
    let host = ViewHost(NavigationStack { links.navigationLinkIndicatorVisibility(.hidden) })
    #expect(host.strings == ["there"])
    host.tap(on: "there")
    host.run(for: 2)
    #expect(host.strings.contains("page"))
  }

  @Test func `a link in a list is a row with an arrow`() {
    let host = ViewHost(
      NavigationStack {
        List { NavigationLink("there") { Text("page") } }.buttonStyle(Words())
      })
    #expect(host.strings == ["there", "\u{203A}"])
  }

  @Test(arguments: [false, true])
  func `a link to no value is disabled`(isInList: Bool) {
    let link = NavigationLink("there", value: nil as Int?)
    let host = ViewHost(
      NavigationStack {
        if isInList { List { link } } else { link }
      })
    #expect(!host.key(.tab))
  }

  private struct Mixed: View {
    let paths: HeldValue<[[Int]]>
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("view") {
            VStack {
              Text("view page")
              NavigationLink("value", value: 3)
            }
          }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            NavigationLink("another") {
              VStack {
                Text("another page")
                Button("home") { path = [] }
              }
            }
          }
        }
      }
      .onChange(of: path) { paths.value.append(path) }
    }
  }

  @Test func `pages of values and pages of views lie in the order in which they came`() {
    func seen(_ host: ViewHost) -> String? {
      host.run(for: 2)
      return host.strings.first { $0.contains("page") }
    }
    let paths = HeldValue<[[Int]]>([])
    let host = ViewHost(Mixed(paths: paths))
    for (link, page) in [
      ("view", "view page"), ("value", "page 3"), ("another", "another page"),
    ] {
      host.tap(on: link)
      #expect(seen(host) == page)
    }
    for page in ["page 3", "view page", nil] {
      host.key(.escape)
      #expect(seen(host) == page)
    }
    #expect(paths.value == [[3], []])
    for link in ["view", "value", "another"] {
      host.tap(on: link)
      host.run(for: 2)
    }
    host.tap(on: "home")
    #expect(seen(host) == "view page")
    host.tap(on: "value")
    #expect(seen(host) == "page 3")
    host.key(.escape)
    host.run(for: 2)
    host.key(.escape)
    #expect(seen(host) == nil && host.strings == ["view"])
  }

  @Test func `a page of a view takes the values above it with it`() {
    struct Presented: View {
      let paths: HeldValue<[[Int]]>
      @State private var path: [Int] = []
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: $path) {
          Text("open").onTapGesture { isShown = true }
            .navigationDestination(isPresented: $isShown) { NavigationLink("value", value: 1) }
            .navigationDestination(for: Int.self) { _ in
              Text("close").onTapGesture { isShown = false }
            }
        }
        .onChange(of: path) { paths.value.append(path) }
      }
    }
    let paths = HeldValue<[[Int]]>([])
    let host = ViewHost(Presented(paths: paths))
    for step in ["open", "value", "close"] {
      host.tap(on: step)
      host.run(for: 2)
    }
    #expect(paths.value == [[1], []] && host.strings == ["open"])
  }

  @Test(arguments: [[9], [9, 10], [1, 9], []])
  func `a value that goes takes with it what links have pushed onto its page`(next: [Int]) {
    struct Replaced: View {
      let next: [Int]
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root page").navigationDestination(for: Int.self) { number in
            NavigationLink("more") { Text("page on \(number)").onTapGesture { path = next } }
              .navigationTitle("page \(number)")
          }
        }
      }
    }
    let host = ViewHost(Replaced(next: next))
    host.tap(on: "more")
    host.run(for: 2)
    #expect(host.strings.contains("page on 1"))
    host.tap(on: "page on 1")
    host.run(for: 2)
    #expect(host.strings.contains(next.last.map { "page \($0)" } ?? "root page"))
    #expect(!host.strings.contains("page on 1"))
  }
}
