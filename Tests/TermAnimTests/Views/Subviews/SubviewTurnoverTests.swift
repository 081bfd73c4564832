import Testing

@testable import TermAnim

/// However subviews come and go, those that are shown in the end have appeared once more often than
/// they have disappeared, and the others as often.
@MainActor
struct SubviewTurnoverTests {
  typealias Arrangement = @MainActor (SubviewsCollection, Int) -> AnyView

  private let probe = Probe()
  private let notes = NoteList()

  /// Shows what is made of the subviews 0 to 2 and a number from 0 to 3.
  private func host(_ make: @escaping Arrangement) -> ViewHost {
    ViewHost(
      ProbeView(probe) { number, _, _ in
        ZStack {
          Group(
            subviews: ForEach(0..<3) { row in
              Text("\(row)").noted("\(row)", in: notes)
            }
          ) { make($0, Int(number)) }
        }
      })
  }

  /// Changes the number again and again, with and without motion, in the middle of it or at rest.
  private func turn(_ host: ViewHost, seed: Int) -> [String] {
    var random = SeededGenerator(seed: UInt64(seed))
    var story: [String] = []
    for _ in 0..<25 {
      let number = Int.random(in: 0..<4, using: &random)
      let duration = Double.random(in: -1...1, using: &random)
      if duration > 0 {
        withAnimation(.linear(duration: duration)) { probe.u = Double(number) }
      } else {
        probe.u = Double(number)
      }
      let pause = Double.random(in: 0...0.8, using: &random)
      host.advance(by: pause)
      story.append("\(number) in \(max(duration, 0)), \(pause) later:")
      story += notes.take()
    }
    host.run(for: 3)
    return story + notes.take()
  }

  private func expectBalance(
    _ make: @escaping Arrangement, seed: Int, shown: (Int) -> Set<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let host = host(make)
    let story = turn(host, seed: seed)
    for row in 0..<3 {
      let calls = story.filter { $0 == "+\(row)" || $0 == "-\(row)" }
      let isShown = shown(Int(probe.u)).contains(row)
      #expect(
        calls == calls.indices.map { $0 % 2 == 0 ? "+\(row)" : "-\(row)" }
          && calls.count % 2 == (isShown ? 1 : 0), "\(row): \(story)",
        sourceLocation: sourceLocation)
    }
    let words = shown(Int(probe.u)).map(\.description).sorted()
    #expect(host.strings.sorted() == words, sourceLocation: sourceLocation)
    #expect(host.graph.nextWakeUp == nil, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<40)
  func `in one place`(seed: Int) {
    expectBalance({ AnyView($0[$1 % 3]) }, seed: seed) { [$0 % 3] }
    expectBalance({ AnyView($0[$1 % 3].padding().transition(.slide)) }, seed: seed) { [$0 % 3] }
  }

  @Test(arguments: 0..<40)
  func `in a list, as rows of their own or as whatever is in a row`(seed: Int) {
    expectBalance({ rows, number in AnyView(ForEach(rows.dropFirst(number)) { $0 }) }, seed: seed) {
      Set($0..<3)
    }
    expectBalance(
      { rows, number in
        AnyView(
          ForEach(Array(rows.dropFirst(number).enumerated()), id: \.offset) { $0.element })
      }, seed: seed
    ) { Set($0..<3) }
  }

  @Test(arguments: 0..<40)
  func `in two places, from one to the other`(seed: Int) {
    expectBalance(
      { rows, number in
        AnyView(
          HStack {
            ZStack { rows[number % 3] }
            ZStack { if number > 1 { rows[(number + 1) % 3] } }
          })
      }, seed: seed
    ) { $0 > 1 ? [$0 % 3, ($0 + 1) % 3] : [$0 % 3] }
    expectBalance(
      { rows, number in
        AnyView(
          HStack {
            ZStack { rows[number % 2] }
            ZStack { rows[1 - number % 2] }
          })
      }, seed: seed
    ) { _ in [0, 1] }
  }
}
