import Foundation
import Testing

@testable import TermAnim

@MainActor
struct FocusScopeTests {
  private struct Form: View {
    let log: HeldValue<[String]>
    var prefersSecond = true
    @Namespace private var names
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        button("outside")
        VStack {
          button("first")
          button("second").prefersDefaultFocus(prefersSecond, in: names)
        }
        .focusScope(names)
      }
      .onKeyPress("r") {
        resetFocus(in: names)
        return .handled
      }
    }

    private func button(_ name: String) -> some View {
      Button(name) { log.value.append(name) }
    }
  }

  @Test(arguments: [(true, ["second", "outside", "second"]), (false, ["outside", "first"])])
  func `the focus goes to what prefers it, or else to the first of the scope`(
    prefersSecond: Bool, expected: [String]
  ) {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Form(log: log, prefersSecond: prefersSecond))
    host.key(.return)
    host.key(.tab)
    host.key(.return)
    host.key("r")
    host.key(.return)
    #expect(log.value == expected)
  }

  @Test func `a scope that is not there changes nothing`() {
    let log = HeldValue<[String]>([])
    struct Alone: View {
      let log: HeldValue<[String]>
      @Namespace private var names
      @Environment(\.resetFocus) private var resetFocus
      var body: some View {
        Button("one") {
          log.value.append("one")
          resetFocus(in: names)
        }
      }
    }
    let host = ViewHost(Alone(log: log))
    host.key(.tab)
    host.key(.return)
    host.key(.return)
    #expect(log.value == ["one", "one"])
  }
}
