import Testing

@testable import TermAnim

/// Subviews appear when they are shown, and not when they are listed.
@MainActor
struct SubviewAppearanceTests {
  private let probe = Probe()
  private let notes = NoteList()

  private func row(_ number: Int) -> some View {
    Text("\(number)").noted("\(number)", in: notes)
  }

  private func host(@ViewBuilder _ content: @escaping (Int) -> some View) -> ViewHost {
    ViewHost(ProbeView(probe) { number, _, _ in content(Int(number)) })
  }

  private func show(_ number: Double, in host: ViewHost) -> [String] {
    probe.u = number
    host.settle()
    return notes.take()
  }

  @Test func `those that are not shown do not appear`() {
    let host = host { count in
      Group(subviews: ForEach(0..<4) { row($0) }) { subviews in
        ForEach(subviews.prefix(count)) { $0 }
      }
    }
    #expect(notes.take() == [])
    #expect(show(2, in: host) == ["+0", "+1"])
    #expect(show(3, in: host) == ["+2"])
    #expect(show(1, in: host) == ["-1", "-2"])
    #expect(show(4, in: host) == ["+1", "+2", "+3"])
    #expect(host.strings == ["0", "1", "2", "3"])
  }

  @Test func `views that come to a list do not appear unless they are shown`() {
    let host = host { count in
      Group(subviews: ForEach(0..<count, id: \.self) { row($0) }) { subviews in
        ForEach(subviews.prefix(2)) { $0 }
      }
    }
    #expect(show(1, in: host) == ["+0"])
    #expect(show(4, in: host) == ["+1"])
    #expect(show(1, in: host) == ["-1"])
    #expect(show(3, in: host) == ["+1"])
  }

  @Test func `a view inside of a subview that comes there appears if that is shown`() {
    let host = host { number in
      Group(
        subviews: Group {
          VStack { if number > 0 { row(0) } }
          VStack { if number > 0 { row(1) } }
        }
      ) { subviews in
        if number < 3 { subviews.first } else { subviews.last }
      }
    }
    #expect(show(1, in: host) == ["+0"])
    #expect(show(3, in: host) == ["+1", "-0"])
    #expect(show(0, in: host) == ["-1"])
  }

  @Test func `a subview that moves to another place stays`() {
    let host = host { number in
      Group(subviews: row(0)) { subviews in
        VStack {
          HStack { if number == 0 { subviews } }
          HStack { if number == 1 { subviews } }
        }
      }
    }
    #expect(notes.take() == ["+0"])
    #expect(show(1, in: host) == [])
    #expect(show(0, in: host) == [])
    #expect(show(2, in: host) == ["-0"])
  }

  @Test func `they go with what shows them, and come back with it`() {
    let host = host { number in
      if number == 0 {
        Group(subviews: ForEach(0..<3) { row($0) }) { subviews in
          ForEach(subviews.suffix(2)) { $0 }
        }
      }
    }
    #expect(notes.take() == ["+1", "+2"])
    #expect(show(1, in: host) == ["-1", "-2"])
    #expect(show(0, in: host) == ["+1", "+2"])
  }

  @Test func `what is around several of them appears with the first`() {
    let host = host { number in
      Group(
        subviews: Group {
          row(0)
          row(1)
        }
        .noted("group", in: notes)
      ) { subviews in
        ForEach(subviews.prefix(number)) { $0 }
      }
    }
    #expect(notes.take() == [])
    #expect(show(1, in: host) == ["+group", "+0"])
    #expect(show(2, in: host) == ["+1"])
    #expect(show(0, in: host).sorted() == ["-0", "-1", "-group"])
  }

  /// Shows the first of the views in a group, which are two from the number 2 on, and both for 3.
  private func hostOfFirst(@ViewBuilder _ second: @escaping () -> some View) -> ViewHost {
    host { number in
      Group(
        subviews: Group {
          row(0)
          if number > 1 { second() }
        }
        .noted("group", in: notes)
      ) { subviews in
        if number < 4 { ForEach(subviews.prefix(number == 3 ? 2 : 1)) { $0 } }
      }
    }
  }

  @Test func `one that joins the only view of a group appears if it is shown`() {
    let host = hostOfFirst { row(1) }
    #expect(Set(notes.take()) == ["+0", "+group"])
    #expect(show(2, in: host) == [])
    #expect(show(3, in: host) == ["+1"])
    #expect(show(2, in: host) == ["-1"])
    #expect(show(1, in: host) == [])
    #expect(show(3, in: host) == ["+1"])
    #expect(show(4, in: host).sorted() == ["-0", "-1", "-group"])
  }

  @Test func `one that joins it and is shown is told once`() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let host = hostOfFirst {
      Text("second")
        .onChange(of: 0, initial: true) { notes.note("first value") }
        .task { continuation.yield("begins") }
    }
    _ = notes.take()
    #expect(show(3, in: host) == ["first value"])
    #expect(show(1, in: host) == [])
    #expect(show(3, in: host) == ["first value"])
    try await Task.sleep(for: .milliseconds(20))
    continuation.yield("end")
    var all = events.makeAsyncIterator()
    #expect(await all.next() == "begins")
    #expect(await all.next() == "begins")
    #expect(await all.next() == "end")
  }

  @Test func `subviews of subviews appear when they are shown in the end`() {
    let host = host { number in
      Group(
        subviews: Group(subviews: ForEach(0..<3) { row($0) }) { subviews in
          ForEach(subviews.prefix(2)) { $0 }
        }
      ) { subviews in
        ForEach(subviews.prefix(number)) { $0 }
      }
    }
    #expect(notes.take() == [])
    #expect(show(1, in: host) == ["+0"])
    #expect(show(5, in: host) == ["+1"])
    #expect(show(0, in: host) == ["-0", "-1"])
  }

  @Test func `one that is not shown presents nothing, and is told of no changes`() {
    let host = host { number in
      Group(
        subviews: Group {
          Text("shown")
          Text("unseen")
            .onChange(of: number) { notes.note("change") }
            .sheet(isPresented: .constant(true)) { Text("sheet") }
        }
      ) { subviews in
        if number < 2 { subviews.first } else { subviews }
      }
    }
    #expect(show(1, in: host) == [])
    #expect(!host.strings.contains("sheet"))
    _ = show(2, in: host)
    #expect(host.strings.contains("sheet"))
  }

  @Test func `nothing of a list stays behind when its graph goes`() {
    final class Token {}
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let host = ViewHost(
        Group(subviews: ForEach(0..<3) { _ in Text("a").onTapGesture { _ = held } }) { subviews in
          ForEach(subviews.prefix(2)) { $0 }
        })
      #expect(host.strings == ["a", "a"])
    }
    #expect(token == nil)
  }

  @Test func `a subview that outlives its list shows nothing, and does no harm`() {
    struct Keeping: View {
      @State private var kept: Subview?
      let isListed: Bool
      let isKept: Bool

      var body: some View {
        VStack {
          if isListed {
            Group(subviews: Text("a")) { subviews in
              Text("list").onAppear { kept = subviews.first }
            }
          }
          if isKept, let kept { kept }
        }
      }
    }
    let host = host { number in Keeping(isListed: number < 2, isKept: number < 3) }
    _ = show(1, in: host)
    #expect(host.strings == ["list", "a"])
    _ = show(2, in: host)
    _ = show(3, in: host)
    #expect(host.strings == [])
    _ = show(1, in: host)
    #expect(host.strings == ["list", "a"])
  }
}
