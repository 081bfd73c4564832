import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ZoomCoverTests {
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let green = Color.Resolved(red: 0, green: 1, blue: 0)

  /// A card whose cover is red, and one whose cover asks for nothing.
  private struct Covers: View {
    @Namespace private var namespace
    @State private var isCovered = false
    var zooms = true
    var presentsSheet = false
    var detent = PresentationDetent.large

    var body: some View {
      VStack {
        Button("Go") { isCovered = true }
        Color(red: 0, green: 1, blue: 0).frame(width: 64, height: 32)
          .matchedTransitionSource(id: "card", in: namespace)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      .fullScreenCover(isPresented: cover(if: !presentsSheet)) { detail }
      .sheet(isPresented: cover(if: presentsSheet)) { detail }
    }

    private func cover(if isMeant: Bool) -> Binding<Bool> {
      Binding(get: { isCovered && isMeant }, set: { isCovered = $0 })
    }

    private var detail: some View {
      Color(red: 1, green: 0, blue: 0)
        .presentationDetents([detent])
        .navigationTransition(zooms ? .zoom(sourceID: "card", in: namespace) : .automatic)
    }
  }

  private nonisolated static let ends: [(sheet: PresentationDetent?, end: CGRect)] = [
    (nil, CGRect(x: 0, y: 0, width: 320, height: 192)),
    (.large, CGRect(x: 16, y: 16, width: 288, height: 176)),
    (.height(80), CGRect(x: 16, y: 112, width: 288, height: 80)),
  ]

  @Test(arguments: ends)
  func `a cover and a sheet grow out of their source and go back into it`(
    sheet: PresentationDetent?, end: CGRect
  ) throws {
    let host = ViewHost(Covers(presentsSheet: sheet != nil, detent: sheet ?? .large))
    let source = try #require(host.seen(green))
    host.tap(on: "Go")
    host.advance(by: 0.02)
    var last = try #require(host.seen(red))
    #expect(last.isNear(source, within: 16) && last.width > source.width)
    for _ in 0..<10 {
      host.advance(by: 0.02)
      let next = try #require(host.seen(red))
      #expect(next.minX <= last.minX && next.minY <= last.minY)
      last = next
    }
    host.run(for: 2)
    #expect(host.seen(red) == end)
    #expect(host.graph.nextWakeUp == nil)
    host.key(.escape)
    var smallest = last
    for _ in 0..<90 {
      host.advance(by: 0.02)
      if let cover = host.seen(red) { smallest = cover }
    }
    #expect(smallest.isNear(source, within: 4) && host.seen(red) == nil)
  }

  @Test func `a cover and a sheet that ask for nothing rise from the lower edge`() throws {
    for host in [
      ViewHost(Covers(zooms: false)), ViewHost(Covers(zooms: false, presentsSheet: true)),
    ] {
      host.tap(on: "Go")
      host.advance(by: 0.1)
      let frame = try #require(host.seen(red))
      #expect(frame.minX < 20 && frame.width > 280 && frame.minY > 20 && frame.height > 150)
      host.run(for: 2)
      #expect(try #require(host.seen(red)).minY <= 16)
    }
  }

  @Test func `a sheet that asks to fade comes where it is`() throws {
    struct Fading: View {
      @State private var isPresented = false

      var body: some View {
        Button("Go") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            Color(red: 1, green: 0, blue: 0).navigationTransition(.crossFade)
          }
      }
    }
    let host = ViewHost(Fading())
    host.tap(on: "Go")
    host.advance(by: 0.02)
    host.advance(by: 0.1)
    #expect(host.seen(red)?.minY == 16)
    let sheet = try #require(host.drawing.first { $0.color == red })
    #expect(sheet.opacity > 0 && sheet.opacity < 1)
  }

  /// Two cards, and a cover that grows out of one of them.
  private struct Row: View {
    let probe: Probe
    @Namespace private var namespace
    @State private var isCovered = false

    var body: some View {
      ProbeView(probe) { number, space, isEmpty in
        VStack {
          Button("Go") { isCovered = true }
          HStack(spacing: 60) {
            ForEach(0..<2, id: \.self) { index in
              if !isEmpty {
                Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 20)
                  .matchedTransitionSource(id: index, in: namespace)
              }
            }
          }
          .padding(.top, space)
        }
        .fullScreenCover(isPresented: $isCovered) {
          Color(red: 1, green: 0, blue: 0)
            .navigationTransition(.zoom(sourceID: Int(number), in: namespace))
        }
      }
    }
  }

  /// Where the cover is last seen when it has come and something else has happened then.
  private func end(after change: (Probe) -> Void) throws -> (cover: CGRect, cards: [CGRect]) {
    let probe = Probe()
    let host = ViewHost(Row(probe: probe))
    host.tap(on: "Go")
    host.run(for: 2)
    #expect(host.seen(red)?.width == 320)
    change(probe)
    host.settle()
    host.key(.escape)
    var last: CGRect?
    for _ in 0..<200 {
      host.advance(by: 1 / 120)
      last = host.seen(red) ?? last
    }
    #expect(host.seen(red) == nil)
    return (try #require(last), host.drawing.filter { $0.color == green }.compactMap(\.bounds))
  }

  @Test func `a cover goes back into the source that it has by then, where that is`() throws {
    let plain = try end { _ in }
    #expect(plain.cover.isNear(plain.cards[0], within: 4))
    let moved = try end { $0.v = 80 }
    #expect(moved.cards[0].minY > plain.cards[0].minY + 30)
    #expect(moved.cover.isNear(moved.cards[0], within: 4))
    let other = try end { $0.u = 1 }
    #expect(other.cover.isNear(other.cards[1], within: 4))
  }

  @Test func `a cover whose source has gone sinks to the lower edge`() throws {
    let gone = try end { $0.flag = true }
    #expect(gone.cards.isEmpty && gone.cover.width == 320 && gone.cover.minY > 160)
  }
}
