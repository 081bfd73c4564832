import Testing

@testable import TermAnim

/// Pages of a navigation stack show what is said of them now, wherever that is said.
@MainActor
struct PageContentTests {
  private let probe = Probe()

  /// What is seen besides the title line.
  private func pages(_ host: ViewHost) -> [String] {
    host.run(for: 2)
    return host.strings.filter { $0 != "\u{2039} Back" }
  }

  /// A stack whose path is a number of pages.
  private struct Numbers<Root: View>: View {
    let path: [Int]
    let root: Root

    var body: some View {
      NavigationStack(path: .constant(path)) { root }
    }
  }

  @Test(arguments: [[], [5], [1, 5]])
  func `a page that is pushed along with a change is made after it`(start: [Int]) {
    let path = HeldValue(start)
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Numbers(
          path: path.value,
          root: Text("root").navigationDestination(for: Int.self) { page in
            Text("\(page) of \(Int(number))")
          })
      })
    path.value = [1]
    probe.u = 7
    #expect(pages(host) == ["1 of 7"])
  }

  @Test func `a page is made again when its destination is another`() {
    struct Root: View {
      let probe: Probe

      var body: some View {
        ProbeView(probe) { number, _, _ in
          HStack { VStack { Text("root") } }
            .navigationDestination(for: Int.self) { Text("\($0) of \(Int(number))") }
        }
      }
    }
    let host = ViewHost(Numbers(path: [1], root: Root(probe: probe)))
    #expect(pages(host) == ["1 of 0"])
    probe.u = 3
    #expect(pages(host) == ["1 of 3"])
  }

  @Test func `of several that say what the pages of a type are, the one nearest the root counts`() {
    let root = Text("root").navigationDestination(for: Int.self) { number in
      Text("\(number) by root").navigationDestination(for: Int.self) { Text("\($0) by page") }
    }
    #expect(pages(ViewHost(Numbers(path: [1, 2], root: root))) == ["2 by root"])
  }

  @Test func `pages that say what those of their own type are do not make themselves anew`() {
    struct Folder: View {
      let number: Int
      let probe: Probe

      var body: some View {
        ProbeView(probe) { value, _, _ in
          Text("\(number) of \(Int(value))").navigationDestination(for: Int.self) {
            Folder(number: $0, probe: number == 0 ? Probe() : probe)
          }
        }
      }
    }
    let host = ViewHost(Numbers(path: [1, 2, 3], root: Folder(number: 0, probe: probe)))
    #expect(pages(host) == ["3 of 0"])
    let count = host.graph.bodyEvaluationCount
    probe.u = 1
    #expect(pages(host) == ["3 of 0"])
    #expect(host.graph.bodyEvaluationCount - count < 40)
  }

  /// Whether an object is gone that a stack has shown pages of, all of which have gone with it.
  private func isForgotten<Root: View>(
    path: [Int] = [], tapping link: String? = nil, _ root: (HeldValue<Int>) -> Root
  ) -> Bool {
    weak var forgotten: HeldValue<Int>?
    do {
      let value = HeldValue(7)
      forgotten = value
      let host = ViewHost(Numbers(path: path, root: root(value)))
      link.map { _ = host.tap(on: $0) }
      #expect(pages(host) == ["7"])
    }
    return forgotten == nil
  }

  @Test func `a stack that is gone leaves nothing of its pages behind`() {
    #expect(
      isForgotten(path: [1]) { value in
        Text("root").navigationDestination(for: Int.self) { _ in
          Text(verbatim: "\(value.value)")
        }
      })
    #expect(
      isForgotten { value in
        Text("root").navigationDestination(isPresented: .constant(true)) {
          Text(verbatim: "\(value.value)")
        }
      })
    #expect(
      isForgotten(tapping: "go") { value in
        NavigationLink("go") { Text(verbatim: "\(value.value)") }
      })
  }

  @Test func `a page that is presented by a flag or a link changes with what it is made of`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, isOpen in
        NavigationStack {
          NavigationLink("go") { Text("linked \(Int(number))") }
            .navigationDestination(isPresented: .constant(isOpen)) { Text("opened \(Int(number))") }
        }
      })
    probe.flag = true
    #expect(pages(host) == ["opened 0"])
    probe.u = 1
    #expect(pages(host) == ["opened 1"])
    probe.flag = false
    #expect(pages(host) == ["go"])
    host.tap(on: "go")
    #expect(pages(host) == ["linked 1"])
    probe.u = 2
    #expect(pages(host) == ["linked 2"])
    #expect(host.graph.nextWakeUp == nil)
  }
}
