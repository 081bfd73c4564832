import Testing

@testable import TermAnim

/// A subview that its container shows no longer is there until it is not seen leaving any more.
@MainActor
struct SubviewDepartureTests {
  private let probe = Probe()
  private let notes = NoteList()

  private func row(_ number: Int) -> some View {
    Text("\(number)").noted("\(number)", in: notes)
  }

  /// Shows what is made of the subviews 0 to 2 and a number, which is zero at first.
  private func host<Made: View>(
    @ViewBuilder _ make: @escaping (SubviewsCollection, Int) -> Made
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { number, _, _ in
        ZStack {
          Group(subviews: ForEach(0..<3) { row($0) }) { make($0, Int(number)) }
        }
      })
  }

  private func change(to number: Double, in host: ViewHost, duration: Double = 1) {
    host.animate(.linear(duration: duration)) { probe.u = number }
  }

  /// Makes the number one in a second, during which the first subview is seen and goes afterwards.
  private func expectDeparture(
    in host: ViewHost, arriving: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _ = notes.take()
    change(to: 1, in: host)
    host.advance(by: 0.5)
    #expect(host.strings.contains("0"), sourceLocation: sourceLocation)
    #expect(notes.take() == arriving, sourceLocation: sourceLocation)
    host.advance(by: 0.6)
    host.settle()
    #expect(!host.strings.contains("0"), sourceLocation: sourceLocation)
    #expect(notes.take() == ["-0"], sourceLocation: sourceLocation)
  }

  @Test func `where a row or a branch with it goes`() {
    expectDeparture(in: host { subviews, number in ForEach(subviews.dropFirst(number)) { $0 } })
    probe.u = 0
    expectDeparture(in: host { subviews, number in if number == 0 { subviews[0] } })
  }

  @Test func `where another one takes its place`() {
    expectDeparture(in: host { subviews, number in subviews[number] }, arriving: ["+1"])
    probe.u = 0
    expectDeparture(
      in: host { subviews, number in subviews[number].padding().transition(.slide) },
      arriving: ["+1"])
  }

  @Test func `where its place in a list is that of another`() {
    expectDeparture(
      in: host { subviews, number in
        ForEach(Array(subviews.dropFirst(number).enumerated()), id: \.offset) { $0.element }
      })
    probe.u = 0
    expectDeparture(
      in: host { subviews, number in
        ForEach(0..<2 - number, id: \.self) { subviews[$0 + number] }
      })
  }

  @Test func `at once where nothing moves, or no container is asked`() {
    let host = host { subviews, number in subviews[number] }
    _ = notes.take()
    probe.u = 1
    host.settle()
    #expect(notes.take() == ["+1", "-0"])
    change(to: 2, in: host, duration: 0)
    host.advance(by: 0.1)
    #expect(Set(notes.take()) == ["+2", "-1"])
  }

  private func opacity(of text: String, in host: ViewHost) -> Double? {
    host.drawing.first { $0.frame(ofText: text) != nil }?.opacity
  }

  @Test func `one that comes back on its way out has never gone, and goes on from where it is`() {
    let host = host { subviews, number in subviews[number] }
    _ = notes.take()
    change(to: 1, in: host)
    host.advance(by: 0.75)
    #expect(notes.take() == ["+1"])
    #expect(opacity(of: "0", in: host).map { abs($0 - 0.25) < 1e-6 } == true)
    change(to: 0, in: host)
    #expect(opacity(of: "0", in: host).map { abs($0 - 0.25) < 1e-6 } == true)
    host.run(for: 2)
    #expect(notes.take() == ["-1"] && host.strings == ["0"])
    expectDeparture(in: host, arriving: ["+1"])
  }

  /// Shows what is made of the subviews 0 and 1, which something is around, and of two numbers that
  /// are zero at first.
  private func hostOfGroup<Made: View>(
    @ViewBuilder _ make: @escaping (SubviewsCollection, Int, Int) -> Made
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { first, second, _ in
        ZStack {
          Group(
            subviews: Group {
              row(0)
              row(1)
            }
            .onDisappear { notes.note("-group") }
          ) { make($0, Int(first), Int(second)) }
        }
      })
  }

  @Test func `one that is no longer listed comes back as the same on its way out`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, isGone in
        VStack { Group(subviews: Group { if !isGone { row(0) } }) { ForEach($0) { $0 } } }
      })
    _ = notes.take()
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(host.drawing.map(\.opacity) == [0.5])
    host.animate { probe.flag = false }
    #expect(host.drawing.map(\.opacity) == [0.5])
    host.run(for: 2)
    #expect(host.drawing.map(\.opacity) == [1])
    #expect(notes.take() == [])
  }

  @Test func `what is around several goes with the last of them`() {
    let host = hostOfGroup { subviews, number, _ in ForEach(subviews.prefix(2 - number)) { $0 } }
    _ = notes.take()
    change(to: 1, in: host)
    host.run(for: 1.2)
    #expect(notes.take() == ["-1"])
    change(to: 2, in: host)
    host.advance(by: 0.5)
    #expect(notes.take() == [])
    host.run(for: 0.7)
    #expect(notes.take() == ["-0", "-group"])
  }

  @Test(arguments: [0.0, 0.5])
  func `what is around several goes with the one that is seen longest`(delay: Double) {
    let host = hostOfGroup { subviews, first, second in
      if first == 0 { subviews[0].transition(.opacity.animation(.linear(duration: 2))) }
      if second == 0 { subviews[1].transition(.opacity.animation(.linear(duration: 0.5))) }
    }
    _ = notes.take()
    withAnimation { probe.u = 1 }
    host.run(for: delay)
    withAnimation { probe.v = 1 }
    host.run(for: 0.6)
    #expect(notes.take() == ["-1"] && host.strings == ["0"])
    host.run(for: 1.5)
    #expect(notes.take() == ["-0", "-group"] && host.strings.isEmpty)
  }

  @Test func `one that goes with its list goes once, and one that comes back with it never`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        ZStack {
          if number == 0 {
            Group(subviews: ForEach(0..<2) { row($0) }) { subviews in subviews }
          }
        }
      })
    _ = notes.take()
    change(to: 1, in: host)
    host.advance(by: 0.5)
    change(to: 0, in: host)
    host.run(for: 2)
    #expect(notes.take() == [])
    change(to: 1, in: host)
    host.advance(by: 0.5)
    #expect(notes.take() == [])
    host.run(for: 1)
    #expect(Set(notes.take()) == ["-0", "-1"])
  }

  @Test func `one that its list comes back without goes then`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        ZStack {
          if number != 1 {
            Group(subviews: ForEach(0..<2) { row($0) }) { subviews in
              ForEach(subviews.suffix(number == 0 ? 2 : 1)) { $0 }
            }
          }
        }
      })
    _ = notes.take()
    change(to: 1, in: host)
    host.advance(by: 0.5)
    change(to: 2, in: host)
    host.run(for: 2)
    #expect(notes.take() == ["-0"] && host.strings == ["1"])
  }

  @Test func `one that leaves two places one after the other is gone once`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Group(subviews: row(0)) { subviews in
          ZStack { if number == 0 { subviews[0] } }
          ZStack { if number == 1 { subviews[0] } }
        }
      })
    _ = notes.take()
    change(to: 2, in: host, duration: 2)
    host.advance(by: 0.25)
    probe.u = 1
    host.settle()
    #expect(notes.take() == [])
    change(to: 2, in: host, duration: 0.5)
    host.run(for: 0.75)
    #expect(notes.take() == ["-0"])
    host.run(for: 2)
    #expect(notes.take() == [] && host.strings.isEmpty)
  }

  @Test func `one stays whose last place comes back and shows another`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Group(subviews: ForEach(0..<2) { row($0) }) { subviews in
          ZStack { subviews[number == 2 ? 0 : 1] }
          ZStack { if number != 1 { subviews[number == 0 ? 0 : 1] } }
        }
      })
    _ = notes.take()
    change(to: 1, in: host)
    host.advance(by: 0.5)
    change(to: 2, in: host)
    host.run(for: 2)
    #expect(notes.take() == [])
    #expect(host.strings.sorted() == ["0", "1"])
  }

  @Test func `one that is shown elsewhere meanwhile stays`() {
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        Group(subviews: ForEach(0..<2) { row($0) }) { subviews in
          ZStack { subviews[number == 0 ? 0 : 1] }
          ZStack { if number > 0 { subviews[0] } }
        }
      })
    _ = notes.take()
    change(to: 1, in: host)
    host.run(for: 2)
    #expect(notes.take() == ["+1"])
    #expect(host.strings.sorted() == ["0", "1"])
  }
}
