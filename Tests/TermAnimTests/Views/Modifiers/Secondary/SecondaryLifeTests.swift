import Foundation
import Testing

@testable import TermAnim

/// What is behind or in front of several views is there once for each, as long as that is.
@MainActor
struct SecondaryLifeTests {
  private let probe = Probe()
  private let notes = NoteList()

  private func noted(_ name: String) -> some View {
    Text(name).noted(name, in: notes)
  }

  /// Two views, of which the second may go, and what is around them.
  private func host<Around: View>(
    @ViewBuilder _ around: @escaping (_ views: AnyView) -> Around
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, isGone in
        let views = AnyView(
          Group {
            noted("a")
            if !isGone { noted("b") }
          })
        return VStack { around(views) }
      })
  }

  private func change(to isGone: Bool, _ host: ViewHost, running seconds: Double = 2) {
    withAnimation(.linear(duration: 1)) { probe.flag = isGone }
    host.run(for: seconds)
  }

  @Test func `it goes with its view, and comes with another`() {
    let host = host { $0.overlay { noted("x") } }
    #expect(notes.take().filter { $0 == "+x" }.count == 2)
    change(to: true, host, running: 0.5)
    #expect(notes.take() == [])
    host.run(for: 1)
    #expect(notes.take().sorted() == ["-b", "-x"])
    change(to: false, host)
    #expect(notes.take().sorted() == ["+b", "+x"])
  }

  @Test func `each lines up with its own view when the alignment changes`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, isLast in
        HStack(spacing: 0) {
          Group {
            Color.red
            Color.green
          }
          .frame(width: 40, height: 40)
          .overlay(alignment: isLast ? .bottomTrailing : .topLeading) {
            Color.blue.frame(width: 8, height: 8)
          }
        }
      })
    func corners() -> [CGPoint] { host.boxes.filter { $0.width == 8 }.map(\.origin) }
    let first = corners()
    probe.flag = true
    host.settle()
    #expect(first.count == 2)
    #expect(corners() == first.map { CGPoint(x: $0.x + 32, y: $0.y + 32) })
  }

  @Test func `it comes back with its view, as it was`() {
    let host = host { $0.background { noted("x") } }
    _ = notes.take()
    change(to: true, host, running: 0.5)
    change(to: false, host)
    #expect(notes.take() == [])
    #expect(host.strings.count == 4)
  }

  @Test func `those of three views come back one after the other`() {
    let host = ViewHost(
      ProbeView(probe) { count, _, _ in
        VStack {
          ForEach(0..<Int(3 - count), id: \.self) { noted("\($0)") }.background { noted("x") }
        }
      })
    _ = notes.take()
    for count in [1.0, 2, 0] {
      withAnimation(.linear(duration: 1)) { probe.u = count }
      host.advance(by: 0.1)
    }
    host.run(for: 2)
    #expect(notes.take() == [])
    #expect(host.strings.sorted() == ["0", "1", "2", "x", "x", "x"])
  }

  @Test func `it is there with the subviews that are shown`() {
    let host = host { views in
      Group(subviews: views.mask { noted("x") }) { all in
        ForEach(all.filter { $0.id == all.last?.id }) { $0 }
      }
    }
    #expect(notes.take().sorted() == ["+b", "+x"])
    change(to: true, host)
    #expect(notes.take().sorted() == ["+a", "+x", "-b", "-x"])
  }

  @Test func `that of a view which joins the only subview is not there before the view is shown`() {
    let host = ViewHost(
      ProbeView(probe) { count, _, isMore in
        VStack {
          Group(
            subviews: Group {
              noted("a")
              if isMore { noted("b") }
            }
            .background { noted("x") }
          ) { all in ForEach(all.prefix(1 + Int(count))) { $0 } }
        }
      })
    #expect(notes.take().sorted() == ["+a", "+x"])
    probe.flag = true
    host.settle()
    #expect(notes.take() == [])
    probe.u = 1
    host.settle()
    #expect(notes.take().sorted() == ["+b", "+x"])
    probe.u = 0
    host.settle()
    #expect(notes.take().sorted() == ["-b", "-x"])
  }

  @Test func `it is seen leaving with its subview`() {
    let host = ViewHost(
      ProbeView(probe) { count, _, _ in
        VStack {
          Group(
            subviews: Group {
              noted("a")
              noted("b")
            }
            .overlay { noted("x") }
          ) { all in ForEach(all.prefix(2 - Int(count))) { $0 } }
        }
      })
    _ = notes.take()
    withAnimation(.linear(duration: 1)) { probe.u = 1 }
    host.run(for: 0.5)
    #expect(notes.take() == [])
    host.run(for: 1)
    #expect(notes.take().sorted() == ["-b", "-x"])
    probe.u = 0
    host.settle()
    #expect(notes.take().sorted() == ["+b", "+x"])
  }

  @Test func `what a group presents is there when one of its subviews is`() {
    let host = ViewHost(
      ProbeView(probe) { count, _, isOpen in
        VStack {
          Group(
            subviews: Group {
              noted("a")
              noted("b")
            }
            .sheet(isPresented: .constant(isOpen)) { noted("x") }
          ) { all in ForEach(all.prefix(1 - Int(count))) { $0 } }
        }
      })
    #expect(notes.take() == ["+a"])
    probe.flag = true
    host.run(for: 2)
    #expect(notes.take() == ["+x"])
    probe.flag = false
    host.run(for: 2)
    #expect(notes.take() == ["-x"])
  }

  @Test func `what it says is heard as long as it is there`() {
    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let heard = HeldValue<[String]>([])
    let host = ViewHost(
      ProbeView(probe) { _, _, isGone in
        VStack {
          Group {
            Color.red
            if !isGone { Color.blue }
          }
          .background { Color.green.preference(key: Names.self, value: ["x"]) }
        }
        .onPreferenceChange(Names.self) { heard.value = $0 }
      })
    #expect(heard.value == ["x", "x"])
    probe.flag = true
    host.settle()
    #expect(heard.value == ["x"])
    probe.flag = false
    host.settle()
    #expect(heard.value == ["x", "x"])
  }
}
