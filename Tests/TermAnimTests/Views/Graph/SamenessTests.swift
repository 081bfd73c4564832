import Foundation
import Testing

@testable import TermAnim

/// Values that hold NaN come to rest like others.
@MainActor
struct SamenessTests {
  private struct Pair: Equatable {
    var first: [Double]
    var second = "a"
  }

  private enum Choice: Equatable {
    case one([Double])
    case two([Double])
  }

  /// Never equal to anything, though nothing in it is NaN.
  private struct Moody: Equatable {
    let number = 1

    static func == (left: Moody, right: Moody) -> Bool { false }
  }

  /// Whether the values are the same as others made in the same way.
  private func isSame<Value: Equatable>(_ make: () -> Value) -> Bool {
    Sameness.holds(make(), make())
  }

  @Test func `NaN is the same as NaN wherever it is`() {
    #expect(isSame { Double.nan })
    #expect(isSame { [1, CGFloat.nan] })
    #expect(isSame { Float?.some(.nan) })
    #expect(isSame { [[Double.nan]] })
    #expect(isSame { CGPoint(x: CGFloat.nan, y: 1) })
    #expect(isSame { Pair(first: [.nan]) })
    #expect(isSame { Choice.two([.nan]) })
    #expect(isSame { ["a": Double.nan, "b": 1, "c": 2] })
  }

  @Test func `all else is another value as before`() {
    #expect(!Sameness.holds(Double.nan, 1))
    #expect(!Sameness.holds(1, Double.nan))
    #expect(!Sameness.holds([.nan, 1], [.nan, 2.0]))
    #expect(!Sameness.holds([.nan], [.nan, 2.0]))
    #expect(!Sameness.holds(Pair(first: [.nan]), Pair(first: [.nan], second: "b")))
    #expect(!Sameness.holds(Choice.one([.nan]), Choice.two([.nan])))
    #expect(!Sameness.holds(["a": Double.nan], ["b": Double.nan]))
    #expect(!isSame { Moody() })
  }

  @Test func `a thousand parts are looked at, and no more`() {
    #expect(isSame { [Double](repeating: 1, count: 900) + [.nan] })
    #expect(!isSame { [Double](repeating: 1, count: 1100) + [.nan] })
  }

  /// A key that counts how often it is looked for.
  private struct Key: Hashable {
    let number: Int
    let hashes: HeldValue<Int>

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { hashes.value += 1 }
      hasher.combine(number)
    }
  }

  @Test func `a table of more parts than are looked at is not copied`() {
    let hashes = HeldValue(0)
    let keys = (0..<3000).map { Key(number: $0, hashes: hashes) }
    let old = Dictionary(uniqueKeysWithValues: keys.map { ($0, Double.nan) })
    let new = Dictionary(uniqueKeysWithValues: keys.map { ($0, Double.nan) })
    hashes.value = 0
    #expect(!Sameness.differOnlyInNaN(old, new))
    #expect(hashes.value < 3000)
  }

  private enum Numbers: PreferenceKey {
    static var defaultValue: [Double] { [] }

    static func reduce(value: inout [Double], nextValue: () -> [Double]) { value += nextValue() }
  }

  /// Says anew whatever it is told that it has said.
  private struct Echo: View {
    let notes: NoteList
    @State private var heard: [Double] = []

    var body: some View {
      Text("\(heard.count)")
        .preference(key: Numbers.self, value: [1, 2].map { $0 == 2 ? Double.nan : $0 })
        .onPreferenceChange(Numbers.self) {
          notes.note("\($0)")
          heard = $0
        }
    }
  }

  @Test func `a view that says what it hears comes to rest`() {
    let notes = NoteList()
    let host = ViewHost(Echo(notes: notes))
    host.run(for: 0.5)
    #expect(notes.take() == ["[1.0, nan]"])
    #expect(host.graph.nextWakeUp == nil)
  }

  /// Counts how often it is told of a change.
  private struct Changing: View {
    let notes: NoteList
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onChange(of: [Double(min(count, 1)), Double.nan].map(\.self)) {
          notes.note("\(count)")
          count += 1
        }
        .onTapGesture { count = 1 }
    }
  }

  @Test func `NaN that stays is no change`() {
    let notes = NoteList()
    let host = ViewHost(Changing(notes: notes), size: CGSize(width: 40, height: 40))
    host.tap(at: CGPoint(x: 20, y: 20))
    host.run(for: 0.5)
    #expect(notes.take() == ["1"])
    #expect(host.graph.nextWakeUp == nil)
  }
}
