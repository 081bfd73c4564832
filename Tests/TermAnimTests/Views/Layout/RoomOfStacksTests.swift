import Foundation
import Testing

@testable import TermAnim

/// How stacks share out the room where some views fill it, and where none is offered.
@MainActor
struct RoomOfStacksTests {
  private func sizes(
    _ view: some View, in size: CGSize = CGSize(width: 100, height: 100)
  ) -> [CGSize] {
    ViewHost(view, size: size).drawing.compactMap { $0.bounds?.size }
  }

  /// Containers of a colour, which fill what they are offered as it does.
  private let fillers: [(name: String, view: AnyView)] = [
    ("VStack", AnyView(VStack { Color.red })), ("HStack", AnyView(HStack { Color.red })),
    ("VStack at the edge", AnyView(VStack(alignment: .leading) { Color.red })),
    (
      "ZStack",
      AnyView(
        ZStack {
          Color.red; Color.clear.frame(width: 5, height: 5)
        })
    ),
    ("ZStack at the edge", AnyView(ZStack(alignment: .topLeading) { Color.red })),
    ("Grid", AnyView(Grid { GridRow { Color.red } })),
    ("AnyLayout", AnyView(AnyLayout(VStackLayout()).callAsFunction { Color.red })),
    ("stacks in stacks", AnyView(HStack { VStack { ZStack { Color.red } } })),
    (
      "two of them",
      AnyView(
        HStack(spacing: 0) {
          Color.red; Color.red
        })
    ),
  ]

  @Test(arguments: 0..<9)
  func `a container that fills is served after those that do not`(index: Int) {
    let filler = fillers[index].view
    let column = VStack(spacing: 0) {
      filler
      Color.blue.frame(height: 20)
      Color.blue.frame(height: 10)
    }
    #expect(sizes(column).first?.height == 70, "\(fillers[index].name)")
    let row = HStack(spacing: 0) {
      filler
      Color.blue.frame(width: 20)
      Color.blue.frame(width: 10)
    }
    let widths = sizes(row).dropLast(2).map(\.width)
    #expect(widths.first.map { $0 * CGFloat(index == 8 ? 2 : 1) } == 70)
  }

  @Test func `a slider and a progress bar take the rest of their row`() {
    func end(_ view: some View) -> CGFloat? {
      DrawnText.characters(
        in: ViewHost(
          HStack(spacing: 0) {
            view
            Text(verbatim: "end")
          }, size: CGSize(width: 200, height: 40))
      ).last?.origin.x
    }
    #expect(end(Slider(value: .constant(0.3))) == 188)
    #expect(end(ProgressView(value: 0.3)) == 188)
  }

  @Test func `texts of stacks in a scroll view are not cut`() {
    let long = String(repeating: "word ", count: 40)
    let host = ViewHost(
      ScrollView {
        VStack {
          HStack {
            Rectangle().fill(.red).frame(width: 8)
            Text(verbatim: "a title\nof two lines")
          }
          Text(verbatim: long)
        }
        .padding()
        .background(.indigo)
      }, size: CGSize(width: 120, height: 800))
    let words = host.strings.joined(separator: " ").split(separator: " ")
    #expect(words.filter { $0 == "word" }.count == 40)
    #expect(!host.strings.joined().contains("\u{2026}"))
  }

  @Test func `a ground in a stack is as large as what is in front of it`() {
    let card = ZStack {
      Color.red
      Color.blue.frame(width: 30, height: 40)
    }
    #expect(sizes(card.fixedSize()) == [30, 30].map { CGSize(width: $0, height: 40) })
    let grid = LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
      card
      card
    }
    #expect(sizes(grid).map(\.height) == [40, 40, 40, 40])
    #expect(sizes(grid).first?.width == 50)
  }

  @Test func `a spacer fills the least height of a frame in a scroll view`() {
    let page = ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        Spacer()
        Color.blue.frame(height: 10)
      }
      .frame(minHeight: 100)
    }
    let bounds = ViewHost(page, size: CGSize(width: 100, height: 100)).boxes
    #expect(bounds.map(\.minY) == [0, 90])
  }

  @Test func `what is in front of a view stands where its guides say`() {
    let badge = Color.red.frame(width: 16, height: 10)
      .alignmentGuide(.top) { $0.height / 2 }
      .alignmentGuide(.trailing) { $0.width / 2 }
    func origin(_ view: some View) -> CGPoint? {
      ViewHost(view, size: CGSize(width: 100, height: 100)).drawing
        .compactMap(\.bounds).first { $0.width == 16 }?.origin
    }
    let ground = Color.blue.frame(width: 80, height: 24)
    let expected = CGPoint(x: 90 - 8, y: 38 - 5)
    #expect(origin(ground.overlay(alignment: .topTrailing) { badge }) == expected)
    #expect(origin(ground.background(alignment: .topTrailing) { badge }) == expected)
    let both = ZStack(alignment: .topTrailing) {
      ground
      badge
    }
    #expect(origin(both).map { $0.x == 78 && $0.y < 38 } == true)
  }

  /// A layout that takes half of the width that it is offered.
  private struct Half: Layout {
    private func half(of proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews[0].sizeThatFits(half(of: proposal))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: bounds.origin, proposal: half(of: proposal))
    }
  }

  @Test func `what takes a share of what it is offered has its place by the same offer`() {
    let half = Half { Color.red }
    let row = HStack(spacing: 0) {
      half
      Color.blue
    }
    #expect(
      ViewHost.boxes(of: row) == [
        CGRect(x: 0, y: 0, width: 25, height: 100), CGRect(x: 25, y: 0, width: 75, height: 100),
      ])
    let inFront = ViewHost.boxes(of: Color.blue.overlay { half })
    #expect(inFront.last == CGRect(x: 25, y: 0, width: 50, height: 100))
    let behind = ViewHost.boxes(of: Color.blue.background(alignment: .leading) { half })
    #expect(behind.first == CGRect(x: 0, y: 0, width: 50, height: 100))
  }
}
