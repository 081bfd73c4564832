import Testing

@testable import TermAnim

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var count: Binding<Int>?
  @Entry fileprivate var save: (() -> Void)?
  @Entry fileprivate var level: Double?
  @Entry fileprivate var levels: [Double]?
  @Entry fileprivate var sheet: Any?
  @Entry fileprivate var text: Binding<String>?
}

private final class Draft: ObservableObject {
  @Published var words = 0
}

@MainActor
struct FocusedValuesTests {
  private struct Reader: View {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.count) private var count
    @FocusedValue(\.save) private var save
    @FocusedObject private var draft: Draft?
    let note: (String) -> Void

    var body: some View {
      let _ = note("\(title ?? "-") \(count ?? -1) \(draft?.words ?? -1)")
      Color.clear.frame(height: 4)
        .onKeyPress("s") {
          save?()
          return .handled
        }
        .onKeyPress("c") {
          count? += 10
          return .handled
        }
        .onKeyPress("d") {
          draft?.words += 1
          return .handled
        }
    }
  }

  private struct Page: View {
    @State private var numbers = [1, 2]
    @State private var name = "second"
    let saved: (String) -> Void
    let draft: Draft

    var body: some View {
      VStack {
        Button("first") {}
          .focusedValue(\.title, "first")
          .focusedValue(\.count, $numbers[0])
        VStack {
          Button("second") { name = "renamed" }
            .focusedValue(\.title, name)
            .focusedValue(\.save) { saved(name) }
        }
        .focusedValue(\.title, "outer")
        .focusedValue(\.count, $numbers[1])
        .focusedObject(draft)
        Button("third") {}
      }
    }
  }

  private let notes = HeldValue<[String]>([])
  private let saves = HeldValue<[String]>([])

  private func host(around: (AnyView) -> AnyView = { $0 }) -> ViewHost {
    let (notes, saves) = (notes, saves)
    return ViewHost(
      around(
        AnyView(
          VStack {
            Reader { notes.value.append($0) }
            Page(saved: { saves.value.append($0) }, draft: Draft())
          })))
  }

  @Test func `values are those of the view that has the focus, the innermost first`() {
    let host = host()
    #expect(notes.value.last == "- -1 -1")
    host.key(.tab)
    #expect(notes.value.last == "first 1 -1")
    host.key(.tab)
    #expect(notes.value.last == "second 2 0")
    host.key(.tab)
    #expect(notes.value.last == "- -1 -1")
  }

  @Test func `the pointer moves the focus and with it the values`() {
    let notes = notes
    let host = ViewHost(
      VStack(spacing: 0) {
        Reader { notes.value.append($0) }
        TextField("Name", text: .constant("Plum")).focusedValue(\.title, "field")
      })
    host.tap(on: "Plum")
    #expect(notes.value.last == "field -1 -1")
  }

  @Test func `a value that changes is read again, and one that does not is not`() {
    let host = host()
    host.key(.tab)
    host.key(.tab)
    host.key(.return)
    #expect(notes.value.last == "renamed 2 0")
    let count = notes.value.count
    host.run(for: 1)
    host.key("x")
    #expect(notes.value.count == count)
  }

  @Test func `bindings, actions and objects of the focus are used from elsewhere`() {
    let host = host()
    host.key(.tab)
    host.key("c")
    #expect(notes.value.last == "first 11 -1")
    host.key("s")
    #expect(saves.value.isEmpty)
    host.key(.tab)
    host.key("s")
    #expect(saves.value == ["second"])
    host.key("d")
    #expect(notes.value.last == "second 2 1")
    host.key(.return)
    host.key("s")
    #expect(saves.value == ["second", "renamed"])
  }

  @Test func `values of the scene hold wherever the focus is, and after those of the focus`() {
    let host = host { AnyView($0.focusedSceneValue(\.title, "scene").focusedSceneObject(Draft())) }
    #expect(notes.value.last == "scene -1 0")
    host.key(.tab)
    #expect(notes.value.last == "first 1 0")
    host.key(.tab)
    host.key(.tab)
    #expect(notes.value.last == "scene -1 0")
  }

  private struct Copy: View {
    @FocusedBinding(\.text) private var text
    let note: (String) -> Void

    var body: some View {
      let _ = note(text ?? "-")
      Color.clear.frame(height: 4)
    }
  }

  @Test func `a binding alone is that of the view that the focus has moved to`() {
    let notes = notes
    let host = ViewHost(
      VStack {
        Copy { notes.value.append($0) }
        Button("a") {}.focusedValue(\.text, Binding.constant("first"))
        Button("b") {}.focusedValue(\.text, Binding.constant("second"))
      })
    var seen = [notes.value.last]
    for _ in 0..<3 {
      host.key(.tab)
      seen.append(notes.value.last)
    }
    #expect(seen == ["-", "first", "second", "first"])
    let count = notes.value.count
    host.run(for: 0.5)
    #expect(notes.value.count == count)
  }

  private struct Level: View {
    @FocusedValue(\.level) private var level
    let note: (String) -> Void

    var body: some View {
      let _ = note("\(level ?? -1)")
      Color.clear.frame(height: 4)
    }
  }

  @Test func `a value that is no number is read once`() {
    let notes = notes
    let host = ViewHost(
      Level { notes.value.append($0) }.focusedSceneValue(\.level, Double.nan))
    host.settle()
    #expect(notes.value.last == "nan")
    let count = notes.value.count
    host.run(for: 0.5)
    #expect(notes.value.count == count)
  }

  /// Gives anew what it reads.
  private struct Levels: View {
    @FocusedValue(\.levels) private var levels
    let note: (String) -> Void

    var body: some View {
      let _ = note("\(levels ?? [])")
      Color.clear.frame(height: 4)
        .focusedSceneValue(\.levels, [1, 2].map { $0 == 2 ? Double.nan : $0 })
    }
  }

  @Test func `a value with something in it that is no number is read once`() {
    let notes = notes
    let host = ViewHost(Levels { notes.value.append($0) })
    host.settle()
    #expect(notes.value.last == "[1.0, nan]")
    let count = notes.value.count
    host.run(for: 0.5)
    #expect(notes.value.count == count)
  }

  @Test func `an object that nothing gives any more is not observed`() {
    let (notes, draft) = (notes, Draft())
    let host = ViewHost(
      VStack {
        Reader { notes.value.append($0) }
        Button("a") {}.focusedObject(draft)
        Button("b") {}
      })
    host.key(.tab)
    draft.words = 1
    host.settle()
    #expect(notes.value.last == "- -1 1")
    host.key(.tab)
    #expect(notes.value.last == "- -1 -1")
    let count = notes.value.count
    draft.words = 2
    host.settle()
    #expect(notes.value.count == count)
    host.key(.tab)
    #expect(notes.value.last == "- -1 2")
  }

  private struct Closing: View {
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Button("go") { isShown = false }.focusedValue(\.title, "here") }
      }
    }
  }

  @Test func `a view that goes takes its values along`() {
    let notes = notes
    let host = ViewHost(
      VStack {
        Reader { notes.value.append($0) }
        Closing()
      })
    host.key(.tab)
    #expect(notes.value.last == "here -1 -1")
    host.key(.return)
    #expect(notes.value.last == "- -1 -1")
  }

  private struct Note {
    var title: String
    var save: () -> Void = {}
  }

  private struct Titled: View {
    let titles: HeldValue<[String]>
    @State private var title = "one"

    var body: some View {
      Listener(titles: titles)
        .focusedSceneValue(\.sheet, Note(title: title))
        .onKeyPress("t") {
          title = "two"
          return .handled
        }
    }
  }

  private struct Listener: View {
    let titles: HeldValue<[String]>
    @FocusedValue(\.sheet) private var sheet

    var body: some View {
      let _ = titles.value.append((sheet as? Note)?.title ?? "-")
      Color.clear
    }
  }

  @Test func `values without a comparison are other ones when what they are made of is`() {
    let titles = HeldValue<[String]>([])
    let host = ViewHost(Titled(titles: titles))
    host.run(for: 0.1)
    #expect(titles.value.last == "one")
    let count = titles.value.count
    host.key("t")
    host.run(for: 0.1)
    #expect(titles.value.last == "two" && titles.value.count <= count + 2)
    #expect(host.graph.nextWakeUp == nil)
  }
}
