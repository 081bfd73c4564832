import OpenCombine
import Testing

@testable import TermAnim

struct CombinedPublisherTests {
  private let letters = PassthroughSubject<String, Never>()
  private let numbers = CurrentValueSubject<Int, Never>(1)

  @Test func `the latest values come together once there are some of each`() {
    var seen: [String] = []
    let subscription = letters.combineLatest(numbers).sink { seen.append("\($0)\($1)") }
    numbers.send(2)
    #expect(seen == [])
    letters.send("a")
    numbers.send(3)
    letters.send("b")
    #expect(seen == ["a2", "a3", "b3"])
    subscription.cancel()
    numbers.send(4)
    #expect(seen.count == 3)
  }

  private enum Failure: Error { case spoilt }

  @Test func `the end comes when all that is combined has ended`() {
    func ends(_ end: (PassthroughSubject<String, Never>) -> Void) -> [String] {
      let (letters, others) = (
        PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()
      )
      var seen: [String] = []
      let subscription = letters.combineLatest(others)
        .sink(
          receiveCompletion: { _ in seen.append("end") }, receiveValue: { seen.append($0 + $1) })
      letters.send("a")
      others.send("b")
      letters.send(completion: .finished)
      others.send("c")
      #expect(seen == ["ab", "ac"])
      end(others)
      subscription.cancel()
      return seen
    }
    #expect(ends { _ in } == ["ab", "ac"])
    #expect(ends { $0.send(completion: .finished) } == ["ab", "ac", "end"])
  }

  @Test func `a failure ends what is combined at once`() {
    let (sound, spoilt) = (CurrentValueSubject<Int, Failure>(1), PassthroughSubject<Int, Failure>())
    var seen: [String] = []
    let subscription = sound.combineLatest(spoilt)
      .sink(
        receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0 + $1)") })
    spoilt.send(2)
    spoilt.send(completion: .failure(.spoilt))
    sound.send(5)
    #expect(seen == ["3", "\(Subscribers.Completion<Failure>.failure(.spoilt))"])
    subscription.cancel()
  }

  @Test func `more than two are combined, and made into something else`() {
    var (three, four, sums): ([Int], [Int], [Int]) = ([], [], [])
    let other = CurrentValueSubject<Int, Never>(10)
    let subscriptions = [
      numbers.combineLatest(other, Just(100)).sink { three.append($0 + $1 + $2) },
      numbers.combineLatest(other, Just(100), Just(1000)).sink { four.append($0 + $1 + $2 + $3) },
      numbers.combineLatest(other, Just(100)) { $2 - $1 - $0 }.sink { three.append($0) },
      numbers.combineLatest(other, Just(100), Just(1000)) { $3 - $2 - $1 - $0 }
        .sink { four.append($0) },
      Publishers.CombineLatest(numbers, other).map { $0 * $1 }.sink { sums.append($0) },
      numbers.combineLatest(other) { $0 - $1 }.sink { sums.append($0) },
    ]
    other.send(20)
    #expect(Set(three) == [111, 121, 89, 79])
    #expect(Set(four) == [1111, 1121, 889, 879])
    #expect(Set(sums) == [10, -9, 20, -19])
    #expect(subscriptions.count == 6)
  }

  @Test func `up to eight publishers are merged, of whatever types`() {
    let (a, b, c, d) = (Just(1), Just(2).map { $0 }, [3].publisher, Just(4).eraseToAnyPublisher())
    var seen: [[Int]] = []
    let subscriptions = [
      a.merge(with: b, c).collect().sink { seen.append($0) },
      a.merge(with: b, c, d).collect().sink { seen.append($0) },
      a.merge(with: b, c, d, a).collect().sink { seen.append($0) },
      a.merge(with: b, c, d, a, b).collect().sink { seen.append($0) },
      a.merge(with: b, c, d, a, b, c).collect().sink { seen.append($0) },
      a.merge(with: b, c, d, a, b, c, d).collect().sink { seen.append($0) },
      Publishers.Merge3(b, c, d).collect().sink { seen.append($0) },
      letters.merge(with: letters).map(\.count).sink { seen.append([$0]) },
    ]
    letters.send("four")
    #expect(
      seen.map { $0.sorted() } == [
        [1, 2, 3], [1, 2, 3, 4], [1, 1, 2, 3, 4], [1, 1, 2, 2, 3, 4], [1, 1, 2, 2, 3, 3, 4],
        [1, 1, 2, 2, 3, 3, 4, 4], [2, 3, 4], [4], [4],
      ])
    #expect(subscriptions.count == 8)
  }

  @Test func `merged values come as they are sent, and the end when all have ended`() {
    let (more, third) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    var seen: [String] = []
    let subscription = letters.merge(with: more, third)
      .sink(receiveCompletion: { _ in seen.append("end") }, receiveValue: { seen.append($0) })
    let two = letters.merge(with: more).sink { seen.append($0.uppercased()) }
    more.send("m")
    letters.send("l")
    third.send("t")
    #expect(seen.sorted() == ["L", "M", "l", "m", "t"])
    for subject in [letters, more] { subject.send(completion: .finished) }
    #expect(!seen.contains("end"))
    third.send(completion: .finished)
    #expect(seen.last == "end")
    _ = (subscription, two)
  }
}
