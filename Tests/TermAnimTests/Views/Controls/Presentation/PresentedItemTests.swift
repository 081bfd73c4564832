import Foundation
import Testing

@testable import TermAnim

/// Panels that show an item, and what is told when they come and go.
@MainActor
struct PresentedItemTests {
  private struct Numbered: Identifiable {
    let id: Int
  }

  /// Shows panels of a kind, each with its number, and notes when they come, go and are dismissed.
  private func notedHost(
    of kind: Int, _ probe: Probe, _ notes: NoteList
  ) -> ViewHost {
    let content = { (item: Numbered) in
      Text("item \(item.id)").noted("\(item.id)", in: notes)
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
  func `a panel is dismissed as soon as it is out of sight`(kind: Int) {
    let (probe, notes) = (Probe(), NoteList())
    let host = notedHost(of: kind, probe, notes)
    probe.u = 1
    host.run(for: 1)
    probe.u = 0
    host.run(for: 0.45)
    #expect(notes.take() == ["+1", "-1", "dismissed"])
    probe.u = 1
    host.run(for: 1)
    #expect(notes.take() == ["+1"])
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
}
