import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ZoomTransitionTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let green = Color.Resolved(red: 0, green: 1, blue: 0)

  /// A small card at the bottom right whose page is red.
  private struct Cards: View {
    @Namespace private var namespace
    var target = "card"

    var body: some View {
      NavigationStack {
        NavigationLink {
          Color(red: 1, green: 0, blue: 0)
            .navigationTransition(.zoom(sourceID: target, in: namespace))
        } label: {
          Color(red: 0, green: 1, blue: 0).frame(width: 64, height: 32)
            .matchedTransitionSource(id: "card", in: namespace)
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
  }

  @Test func `a page that fades stays where it is, as the one below does`() throws {
    let host = ViewHost(
      NavigationStack {
        NavigationLink {
          Color(red: 1, green: 0, blue: 0).navigationTransition(.crossFade)
        } label: {
          Color(red: 0, green: 1, blue: 0).frame(width: 64, height: 32)
        }
        .buttonStyle(.plain)
      })
    let below = try #require(host.seen(green))
    host.tap(at: CGPoint(x: below.midX, y: below.midY))
    host.advance(by: 0.1)
    let page = try #require(host.seen(red))
    #expect(host.seen(green) == below && page.minX == 0)
    let opacity = host.drawing.first { $0.color == red }?.layers.map(\.opacity).min() ?? 1
    #expect((0.05..<0.95).contains(opacity))
    host.run(for: 2)
    #expect(host.seen(red) == page && host.seen(green) == nil)
  }

  @Test func `a page grows out of its source and goes back into it`() throws {
    let host = ViewHost(Cards())
    let source = try #require(host.seen(green))
    host.tap(at: CGPoint(x: source.midX, y: source.midY))
    host.advance(by: 0.02)
    var last = try #require(host.seen(red))
    #expect(last.isNear(source, within: 16) && last.width > source.width)
    for _ in 0..<10 {
      #expect(host.seen(green).map { $0.isNear(source, within: 2) } ?? true)
      host.advance(by: 0.02)
      let next = try #require(host.seen(red))
      #expect(next.minX <= last.minX && next.minY <= last.minY)
      last = next
    }
    host.run(for: 2)
    let whole = try #require(host.seen(red))
    #expect(whole.width > 300 && host.graph.nextWakeUp == nil)
    #expect(host.drawing.allSatisfy { $0.opacity == 1 })
    host.key(.escape)
    host.advance(by: 0.02)
    let first = try #require(host.seen(red))
    #expect(whole.contains(first) && first.width < whole.width)
    var smallest = first
    for _ in 0..<60 {
      host.advance(by: 0.02)
      if let page = host.seen(red) { smallest = page }
      #expect(host.seen(green).map { $0.isNear(source, within: 2) } ?? true)
    }
    #expect(smallest.isNear(source, within: 4))
    #expect(host.seen(red) == nil && host.seen(green).map { $0.isNear(source, within: 2) } == true)
  }

  @Test func `a page that grows is seen through at first, and the one below fades`() throws {
    let host = ViewHost(Cards())
    func opacity(_ color: Color.Resolved) -> Double? {
      host.drawing.first { $0.color == color }?.opacity
    }
    let source = try #require(host.seen(green))
    host.tap(at: CGPoint(x: source.midX, y: source.midY))
    host.advance(by: 0.02)
    var (page, below) = (try #require(opacity(red)), try #require(opacity(green)))
    #expect(page < 0.5 && below > 0.8)
    for _ in 0..<5 {
      host.advance(by: 0.02)
      let next = (page: try #require(opacity(red)), below: try #require(opacity(green)))
      #expect(next.page > page && next.below < below)
      (page, below) = next
    }
    #expect(page >= 1)
  }

  @Test func `a page does not grow out of a view that has gone`() throws {
    struct Hiding: View {
      @Namespace private var namespace
      @State private var isShown = true

      var body: some View {
        NavigationStack {
          if isShown { Text("Source").matchedTransitionSource(id: 1, in: namespace) }
          Button("Hide") { isShown = false }
          NavigationLink("Go") {
            Color(red: 1, green: 0, blue: 0).navigationTransition(.zoom(sourceID: 1, in: namespace))
          }
        }
      }
    }
    let host = ViewHost(Hiding())
    host.tap(on: "Hide")
    host.run(for: 1)
    host.tap(on: "Go")
    host.advance(by: 0.1)
    #expect(try #require(host.seen(red)).height > 150)
  }

  @Test func `a page slides in where one has grown before`() throws {
    struct Both: View {
      @Namespace private var namespace

      var body: some View {
        NavigationStack {
          NavigationLink("Grow") {
            Color(red: 1, green: 0, blue: 0).navigationTransition(.zoom(sourceID: 1, in: namespace))
          }
          .matchedTransitionSource(id: 1, in: namespace)
          NavigationLink("Slide") { Color(red: 1, green: 0, blue: 0) }
          Color(red: 0, green: 1, blue: 0).frame(width: 8, height: 8)
        }
      }
    }
    let host = ViewHost(Both())
    let place = try #require(host.seen(green))
    host.tap(on: "Grow")
    host.advance(by: 0.1)
    #expect(host.seen(green) == place)
    host.run(for: 1)
    host.key(.escape)
    host.run(for: 1)
    host.tap(on: "Slide")
    host.advance(by: 0.1)
    #expect(try #require(host.seen(green)).minX < place.minX)
    #expect(try #require(host.seen(red)).height > 150)
  }

  @Test func `a page without its source slides in from the right`() throws {
    let host = ViewHost(Cards(target: "another"))
    let source = try #require(host.seen(green))
    host.tap(at: CGPoint(x: source.midX, y: source.midY))
    host.advance(by: 0.1)
    let page = try #require(host.seen(red))
    #expect(page.minX > 0 && page.maxX == 320 && page.height > 150)
    #expect(try #require(host.seen(green)).minX < source.minX)
  }

  @Test func `what a page presents is not the page`() throws {
    struct Presenting: View {
      @Namespace private var namespace
      @State private var isPresented = false

      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            Button("Show") { isPresented = true }
              .popover(isPresented: $isPresented) {
                Text("Panel").navigationTransition(.zoom(sourceID: 1, in: namespace))
              }
          }
          .matchedTransitionSource(id: 1, in: namespace)
        }
      }
    }
    let host = ViewHost(Presenting())
    host.tap(on: "Go")
    host.run(for: 1)
    host.tap(on: "Show")
    host.run(for: 1)
    #expect(host.strings.contains("Panel"))
    for _ in 0..<2 { host.key(.escape) }
    host.advance(by: 0.1)
    #expect(host.drawing.allSatisfy { flat in flat.layers.allSatisfy { $0.transform.m11 == 1 } })
  }

  @Test func `a page that asks for no transition any more slides, and so does the one below`()
    throws
  {
    struct Changing: View {
      @Namespace private var namespace
      @State private var zooms = true

      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            ZStack {
              Color(red: 1, green: 0, blue: 0)
              Button("Change") { zooms = false }
            }
            .navigationTransition(zooms ? .zoom(sourceID: 1, in: namespace) : .automatic)
          }
          .matchedTransitionSource(id: 1, in: namespace)
          Color(red: 0, green: 1, blue: 0).frame(width: 8, height: 8)
        }
      }
    }
    let host = ViewHost(Changing())
    let place = try #require(host.seen(green))
    host.tap(on: "Go")
    host.run(for: 2)
    host.tap(on: "Change")
    host.key(.escape)
    host.advance(by: 0.1)
    #expect(try #require(host.seen(red)).height > 150)
    #expect(try #require(host.seen(green)).minX < place.minX)
  }

  @Test func `what a page that grows does not show yet cannot be pressed`() throws {
    struct Strip: View {
      @Namespace private var namespace
      let notes: NoteList

      var body: some View {
        NavigationStack {
          NavigationLink {
            Color(red: 1, green: 0, blue: 0)
              .onTapGesture { notes.note("page") }
              .navigationTransition(.zoom(sourceID: 1, in: namespace))
          } label: {
            Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 160)
              .matchedTransitionSource(id: 1, in: namespace)
          }
          .buttonStyle(.plain)
        }
      }
    }
    let notes = NoteList()
    let host = ViewHost(Strip(notes: notes))
    let source = try #require(host.seen(green))
    host.tap(at: CGPoint(x: source.midX, y: source.midY))
    host.advance(by: 1 / 60)
    let page = try #require(host.seen(red))
    host.tap(at: CGPoint(x: page.maxX + 20, y: source.midY))
    #expect(notes.take() == [])
    host.tap(at: CGPoint(x: page.midX, y: source.midY))
    #expect(notes.take() == ["page"])
  }
}
