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
          run.clusters.map(\.text).joined() == "B"
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
    let rising = host.drawing.compactMap(\.bounds).last?.minY ?? 0
    host.run(for: 1)
    #expect(host.strings.contains("Close"))
    #expect(host.graph.nextWakeUp == nil)
    let risen = host.drawing.compactMap(\.bounds).last?.minY ?? 0
    #expect(rising > risen + 20)
    host.tap(on: "Close")
    host.run(for: 2)
    #expect(host.strings == ["Open"])
    #expect(log.value == ["dismissed"])
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

  private struct Numbered: Identifiable {
    let id: Int
  }

  /// Shows panels of a kind, each with its number, and notes when they come, go and are dismissed.
  private func notedHost(
    of kind: Int, _ probe: Probe, _ notes: NoteList
  ) -> ViewHost {
    let content = { (item: Numbered) in
      Text("item \(item.id)")
        .onAppear { notes.note("+\(item.id)") }
        .onDisappear { notes.note("-\(item.id)") }
    }
    let dismissed = { notes.note("dismissed") }
    return ViewHost(
      ProbeView(probe) { number, _, _ in
        let isPresented = Binding(get: { number > 0 }, set: { if !$0 { probe.u = 0 } })
        let item = Binding<Numbered?>(
          get: { number > 0 ? Numbered(id: Int(number)) : nil },
          set: { if $0 == nil { probe.u = 0 } })
        switch kind {
        case 0:
          Text("page").sheet(isPresented: isPresented, onDismiss: dismissed) {
            content(Numbered(id: 1))
          }
        case 1:
          Text("page").fullScreenCover(isPresented: isPresented, onDismiss: dismissed) {
            content(Numbered(id: 1))
          }
        case 2: Text("page").sheet(item: item, onDismiss: dismissed, content: content)
        default: Text("page").fullScreenCover(item: item, onDismiss: dismissed, content: content)
        }
      })
  }

  @Test(arguments: 0..<4)
  func `a panel is dismissed when it has gone, after its views`(kind: Int) {
    let (probe, notes) = (Probe(), NoteList())
    let host = notedHost(of: kind, probe, notes)
    for _ in 0..<2 {
      probe.u = 1
      host.run(for: 1)
      #expect(notes.take() == ["+1"])
      host.key(.escape)
      host.advance(by: 0.2)
      #expect(host.strings.contains("item 1") && notes.take() == [])
      host.run(for: 1)
      #expect(host.strings == ["page"] && notes.take() == ["-1", "dismissed"])
    }
  }

  @Test(arguments: 0..<4)
  func `without animations a panel is there and gone at once`(kind: Int) {
    let (probe, notes) = (Probe(), NoteList())
    let host = notedHost(of: kind, probe, notes)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { probe.u = 1 }
    host.settle()
    let shown = host.drawing.map(\.bounds)
    host.run(for: 1)
    #expect(host.strings.contains("item 1") && host.drawing.map(\.bounds) == shown)
    withTransaction(transaction) { probe.u = 0 }
    host.advance(by: 1 / 60)
    #expect(host.strings == ["page"])
  }

  @Test(arguments: 0..<4)
  func `one that is presented again on its way out has not been dismissed`(kind: Int) {
    let (probe, notes) = (Probe(), NoteList())
    let host = notedHost(of: kind, probe, notes)
    probe.u = 1
    host.run(for: 1)
    probe.u = 0
    host.advance(by: 0.1)
    probe.u = 1
    host.run(for: 1)
    #expect(host.strings.contains("item 1") && notes.take() == ["+1"])
    probe.u = 0
    host.run(for: 1)
    #expect(notes.take() == ["-1", "dismissed"])
  }

  @Test(arguments: [2, 3], [0, 0.1, 1])
  func `another item comes when the panel of the one before has gone`(kind: Int, delay: Double) {
    let (probe, notes) = (Probe(), NoteList())
    let host = notedHost(of: kind, probe, notes)
    probe.u = 1
    host.advance(by: delay)
    probe.u = 2
    host.advance(by: 0.05)
    #expect(!host.strings.contains("item 2") && notes.take() == ["+1"])
    host.run(for: 2)
    #expect(host.strings.contains("item 2") && !host.strings.contains("item 1"))
    #expect(notes.take() == ["-1", "dismissed", "+2"])
  }

  @Test(arguments: [2, 3])
  func `an item that comes back while its panel makes room stays`(kind: Int) {
    let (probe, notes) = (Probe(), NoteList())
    let host = notedHost(of: kind, probe, notes)
    for number in [1.0, 2, 0, 2, 1] {
      probe.u = number
      host.advance(by: number == 1 ? 0.5 : 0.05)
    }
    host.run(for: 2)
    #expect(host.strings.contains("item 1") && notes.take() == ["+1"])
  }

  @Test func `where nothing moves a panel is dismissed at once`() {
    let (probe, notes) = (Probe(), NoteList())
    var environment = EnvironmentValues()
    environment.isStill = true
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Text("page").sheet(
          isPresented: .constant(number > 0), onDismiss: { notes.note("dismissed") }
        ) { Text("sheet") }
      }, environment: environment)
    probe.u = 1
    host.settle()
    #expect(host.strings.contains("sheet"))
    probe.u = 0
    host.settle()
    #expect(host.strings == ["page"] && notes.take() == ["dismissed"])
  }

  @Test func `the item of a sheet is seen until the sheet has left`() {
    struct Item: Identifiable {
      let id: Int
    }
    struct Items: View {
      @State var item: Item?
      var body: some View {
        Button("Show") { item = Item(id: 7) }
          .sheet(item: $item) { Text("item \($0.id)") }
      }
    }
    let host = ViewHost(Items())
    host.tap(on: "Show")
    host.run(for: 1)
    host.key(.escape)
    host.advance(by: 0.05)
    #expect(host.strings.contains("item 7"))
    host.run(for: 2)
    #expect(host.strings == ["Show"])
  }

  /// Shows the number that it is given, and the one that it was given first.
  private struct Keeping: View {
    let number: Int
    @State private var first: Int

    init(_ number: Int) {
      (self.number, _first) = (number, State(initialValue: number))
    }

    var body: some View { Text("\(first) \(number)") }
  }

  private func panel(of kind: Int, _ item: Binding<Numbered?>) -> AnyView {
    let page = Text("page")
    return switch kind {
    case 0: AnyView(page.sheet(item: item) { Keeping($0.id) })
    case 1: AnyView(page.fullScreenCover(item: item) { Keeping($0.id) })
    default: AnyView(page.popover(item: item) { Keeping($0.id) })
    }
  }

  @Test(arguments: 0..<3)
  func `the views of another item begin with their own state`(kind: Int) {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        panel(of: kind, .constant(number == 0 ? nil : Numbered(id: Int(number))))
      })
    for number in [1.0, 2] {
      probe.u = number
      host.run(for: 2)
      #expect(host.strings.contains("\(Int(number)) \(Int(number))"))
    }
    probe.u = 0
    host.settle()
    #expect(host.strings.contains("2 2"))
    host.run(for: 1)
    #expect(host.strings == ["page"])
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

  @Test func `a choice in the older way stands at the lower edge and closes itself`() {
    struct Choice: View {
      @State var isPresented = true
      let log: HeldValue<[String]>
      var body: some View {
        Color.clear.actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Title"), message: Text("words"),
            buttons: [
              .destructive(Text("Erase")) { log.value.append("erased") },
              .default(Text("Keep")), .cancel(),
            ])
        }
      }
    }
    let log = HeldValue<[String]>([])
    let host = ViewHost(Choice(log: log))
    host.run(for: 1)
    #expect(host.strings == ["Title", "words", "Erase", "Keep", "Cancel"])
    host.tap(on: "Erase")
    host.run(for: 2)
    #expect(host.strings == [])
    #expect(log.value == ["erased"])
  }

  @Test func `an alert about something shows while there is something`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Color.clear
          .alert("About", isPresented: .constant(true), presenting: v > 0 ? Int(v) : nil) {
            number in
            Button("button \(number)") {}
          } message: { number in
            Text("message \(number)")
          }
      })
    host.run(for: 1)
    #expect(host.strings == [])
    probe.v = 7
    host.run(for: 1)
    #expect(host.strings == ["About", "message 7", "button 7"])
  }

  @Test(arguments: [
    (CGRect(x: 100, y: 40, width: 40, height: 16), CGPoint(x: 88, y: 64)),
    (CGRect(x: 100, y: 160, width: 40, height: 16), CGPoint(x: 88, y: 104)),
    (CGRect(x: 0, y: 40, width: 8, height: 16), CGPoint(x: 4, y: 64)),
    (CGRect(x: 310, y: 40, width: 8, height: 16), CGPoint(x: 252, y: 64)),
  ])
  func `a popover is beside its anchor and on the screen`(anchor: CGRect, origin: CGPoint) {
    let layout = AnchoredLayout(anchor: PresentationAnchor())
    let place = layout.origin(
      of: CGSize(width: 64, height: 48), at: anchor,
      in: CGRect(x: 0, y: 0, width: 320, height: 192))
    #expect(place == origin)
  }

  private enum Trouble: LocalizedError {
    case smoke, noise

    var errorDescription: String? { self == .smoke ? "Smoke" : nil }
    var recoverySuggestion: String? { "Open a window" }
  }

  @Test func `an alert about an error has its words, and is nothing without one`() {
    let log = HeldValue<[String]>([])
    func host(_ error: Trouble?) -> ViewHost {
      let host = ViewHost(
        Text("page").alert(isPresented: .constant(true), error: error) { error in
          Button("Do it") { log.value.append("\(error)") }
        } message: {
          Text($0.recoverySuggestion ?? "")
        })
      host.run(for: 0.5)
      return host
    }
    let smoke = host(.smoke)
    #expect(Set(["Smoke", "Open a window", "Do it"]).isSubset(of: smoke.strings))
    smoke.tap(on: "Do it")
    #expect(log.value == ["smoke"])
    #expect(host(nil).strings == ["page"])
    let plain = ViewHost(
      Text("page").alert(isPresented: .constant(true), error: Trouble.smoke) { Button("OK") {} })
    plain.run(for: 0.5)
    #expect(Set(plain.strings) == ["page", "Smoke", "OK"])
  }

  @Test func `a dialog about something may have a text for its title`() {
    let title = "Title"
    func strings(_ view: some View) -> Set<String> {
      let host = ViewHost(view)
      host.run(for: 1)
      return Set(host.strings)
    }
    let page = Text("page")
    #expect(
      strings(
        page.confirmationDialog(
          title, isPresented: .constant(true), titleVisibility: .visible, presenting: 7
        ) {
          Text("action \($0)")
        } message: {
          Text("message \($0)")
        }
      ).subtracting(["Cancel"]) == ["page", "Title", "action 7", "message 7"])
    #expect(
      strings(
        page.confirmationDialog(Text(title), isPresented: .constant(true), presenting: 7) {
          Text("action \($0)")
        }
      ).subtracting(["Cancel"]) == ["page", "action 7"])
    #expect(
      strings(
        page.confirmationDialog(Text(title), isPresented: .constant(true), presenting: Int?.none) {
          Text("action \($0)")
        }) == ["page"])
    #expect(
      strings(
        page.alert(Text(title), isPresented: .constant(true), presenting: 7) {
          Text("action \($0)")
        }) == ["page", "Title", "action 7", "OK"])
  }
}
