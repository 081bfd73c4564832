import Testing

@testable import TermAnim

extension EnvironmentValues {
  @Entry fileprivate var pace: Double = 2
  @Entry fileprivate var title: String?
  @Entry fileprivate var limit = 4
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
}

#Preview("Nothing of it is left") {
  Color.red
}
