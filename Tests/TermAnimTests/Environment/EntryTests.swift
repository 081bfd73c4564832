import Testing

@testable import TermAnim

// None of these goes with a Transaction, or into ContainerValues.
extension EnvironmentValues {
  @Entry fileprivate var pace: Double = 2  // twice as fast
  /// What was a let and is a var for readers.
  @Entry fileprivate var title: String?  // nil = none
  @Entry fileprivate var limit = /* less than 5 */ 4
  @Entry fileprivate var address = "https://example.org"  // "quoted"
}

extension FocusedValues {
  @Entry fileprivate var chosen: Binding<Int>?  // nil where nothing is chosen
}

@MainActor
struct EntryTests {
  private struct Reader: View {
    @Environment(\.pace) private var pace
    @Environment(\.title) private var title
    @Environment(\.limit) private var limit
    let note: (String) -> Void

    var body: some View {
      note("\(pace) \(title ?? "-") \(limit)")
      return Color.clear
    }
  }

  @Test func `an entry is a value of the environment with the default that is written down`() {
    var notes: [String] = []
    _ = ViewHost(
      VStack {
        Reader { notes.append($0) }
        Reader { notes.append($0) }
          .environment(\.pace, 3)
          .environment(\.title, "plum")
          .environment(\.limit, 5)
      })
    #expect(notes == ["2.0 - 4", "3.0 plum 5"])
  }

  @Test func `comments belong to no entry, and strings stay what they are`() {
    #expect(EnvironmentValues().address == "https://example.org")
    var values = FocusedValues()
    values.chosen = .constant(3)
    #expect(values.chosen?.wrappedValue == 3)
  }
}

#Preview("Nothing of it is left") {
  Color.red
}
