import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PresentationTests {
  private struct Page: View {
    @State var isPresented = false
    let log: HeldValue<[String]>

    var body: some View {
      Button("Open") { isPresented = true }
        .sheet(isPresented: $isPresented, onDismiss: { log.value.append("dismissed") }) {
          Inside()
        }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
      Button("Close") { dismiss() }
    }
  }

  private enum LoudnessKey: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = max(value, nextValue())
    }
  }

  @Test func `what is presented says nothing of the view that presents it`() {
    let heard = HeldValue<[Int]>([])
    let host = ViewHost(
      Text("page").preference(key: LoudnessKey.self, value: 1)
        .sheet(isPresented: .constant(true)) {
          Text("sheet").preference(key: LoudnessKey.self, value: 2)
        }
        .onPreferenceChange(LoudnessKey.self) { loudness in
          MainActor.assumeIsolated { heard.value.append(loudness) }
        })
    host.run(for: 1)
    #expect(host.strings.contains("sheet") && heard.value == [1])
  }

  @Test func `a sheet from a form in columns has no columns`() {
    let host = ViewHost(
      Form {
        LabeledContent("A label as long as this") { Text("value") }
          .sheet(isPresented: .constant(true)) { LabeledContent("B") { Text("other") } }
      }
      .formStyle(.columns))
    let plain = ViewHost(
      Text("page").sheet(isPresented: .constant(true)) { LabeledContent("B") { Text("other") } })
    host.run(for: 1)
    plain.run(for: 1)
    func place(_ host: ViewHost) -> CGFloat? {
      host.drawing.lazy.compactMap { drawn -> CGFloat? in
        guard case .characters(let run) = drawn.command,
          run.text == "B"
        else { return nil }
        return run.origin.applying(drawn.transform).x
      }.first
    }
    #expect(place(host) != nil && place(host) == place(plain))
  }

  @Test func `a sheet rises over the screen and its views can close it`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Page(log: log))
    host.tap(on: "Open")
    host.advance(by: 0.05)
    let rising = host.boxes.last?.minY ?? 0
    host.run(for: 1)
    #expect(host.strings.contains("Close"))
    #expect(host.graph.nextWakeUp == nil)
    let risen = host.boxes.last?.minY ?? 0
    #expect(rising > risen + 20)
    host.tap(on: "Close")
    host.run(for: 2)
    #expect(host.strings == ["Open"])
    #expect(log.value == ["dismissed"])
  }

  /// A sheet, and in front of it, while the probe's flag is set, a cover that begins with two
  /// panels.
  private func layers(_ probe: Probe, isShown: [String: HeldValue<Bool>] = [:]) -> ViewHost {
    func shown(_ name: String) -> Binding<Bool> { isShown[name]?.binding ?? .constant(true) }
    return ViewHost(
      ProbeView(probe) { _, _, flag in
        Text("page").sheet(isPresented: shown("other")) { Text("other") }
          .fullScreenCover(isPresented: flag ? shown("cover") : .constant(false)) {
            Text("cover").sheet(isPresented: shown("sheet")) { Text("sheet") }
              .popover(isPresented: shown("popover")) { Text("popover") }
          }
      })
  }

  @Test(arguments: [0.05, 1])
  func `panels that a cover begins with are in front of it, also when it comes back`(
    pause: Double
  ) {
    let probe = Probe()
    let host = layers(probe)
    host.run(for: 1)
    for _ in 0..<2 {
      probe.flag = true
      host.run(for: 1)
      #expect(host.strings == ["page", "other", "cover", "sheet", "popover"])
      probe.flag = false
      host.run(for: pause)
    }
    host.run(for: 1)
    #expect(host.strings == ["page", "other"])
  }

  @Test func `Esc closes what is in front first`() {
    let probe = Probe()
    let names = ["popover", "sheet", "cover", "other"]
    let isShown = Dictionary(uniqueKeysWithValues: names.map { ($0, HeldValue(true)) })
    let host = layers(probe, isShown: isShown)
    probe.flag = true
    host.run(for: 1)
    for (count, name) in names.enumerated() {
      host.key(.escape)
      #expect(names.filter { isShown[$0]?.value == false } == Array(names[...count]), "\(name)")
      // Has the flags read again.
      probe.u += 1
      host.run(for: 1)
    }
    #expect(host.strings == ["page"])
  }

  @Test func `escape closes it, and keys do not reach what is behind`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(
      Page(log: log).onKeyPress("x") {
        log.value.append("x")
        return .handled
      })
    host.key("x")
    host.tap(on: "Open")
    host.run(for: 1)
    host.key("x")
    #expect(log.value == ["x"])
    host.key(.escape)
    host.run(for: 2)
    #expect(log.value == ["x", "dismissed"])
    #expect(host.strings == ["Open"])
  }

  @Test func `state of the page shows in its sheet`() {
    struct Counter: View {
      @State var count = 0
      @State var isPresented = true
      var body: some View {
        Text("behind \(count)").sheet(isPresented: $isPresented) {
          Button("count \(count)") { count += 1 }
        }
      }
    }
    let host = ViewHost(Counter())
    host.run(for: 1)
    host.tap(on: "count 0")
    #expect(host.strings.contains("count 1") && host.strings.contains("behind 1"))
  }

  @Test func `a program may keep its sheet from being closed by those who look`() {
    struct Held: View {
      @State var isHeld = true
      @State var isPresented = true
      var body: some View {
        Color.clear.sheet(isPresented: $isPresented) {
          Button("Free") { isHeld = false }.interactiveDismissDisabled(isHeld)
            .presentationDetents([.medium])
        }
      }
    }
    let host = ViewHost(Held())
    func tryToClose() {
      host.key(.escape)
      host.tap(at: CGPoint(x: 160, y: 4))
      host.run(for: 2)
    }
    host.run(for: 1)
    tryToClose()
    #expect(host.strings == ["Free"])
    host.tap(on: "Free")
    tryToClose()
    #expect(host.strings == [])
  }

  @Test func `a sheet has the ground that its content asks for`() {
    func grounds<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [CGRect] {
      let host = ViewHost(Color.clear.sheet(isPresented: .constant(true), content: content))
      host.run(for: 2)
      return host.drawing.compactMap { command in
        if case .fill(_, .color(Color.Resolved(red: 1, green: 0, blue: 0)), _) = command.command {
          return command.bounds
        }
        return nil
      }
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let plain = CGRect(x: 16, y: 16, width: 288, height: 176)
    #expect(grounds { Text("a") } == [])
    #expect(grounds { Text("a").presentationBackground(red) } == [plain])
    #expect(grounds { Text("a").presentationBackground { red } } == [plain])
  }
}
