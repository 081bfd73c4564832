import Foundation
import Testing

@testable import TermAnim

/// A small square on the left and a large one on the right, of which only one is there.
private struct Swap: View {
  var properties = MatchedGeometryProperties.frame
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    HStack(spacing: 0) {
      if !isLarge {
        Color.red
          .matchedGeometryEffect(id: "square", in: space, properties: properties)
          .frame(width: 20, height: 20)
      }
      Spacer(minLength: 0)
      if isLarge {
        Color.green
          .matchedGeometryEffect(id: "square", in: space, properties: properties)
          .frame(width: 60, height: 60)
      }
    }
    .frame(width: 200, height: 100)
    .background(Color.blue)
    .onTapGesture {
      withAnimation(.linear(duration: 1)) { isLarge.toggle() }
    }
  }
}

/// Two squares, and a mark over the one that was tapped last.
private struct Tabs: View {
  var anchor = UnitPoint.center
  var sourceAnchor = UnitPoint.center
  var properties = MatchedGeometryProperties.frame
  @Namespace private var space
  @State private var selection = 0

  var body: some View {
    HStack(spacing: 20) {
      ForEach(0..<2) { index in
        Color.blue
          .frame(width: 40, height: 20 + 20 * Double(index))
          .matchedGeometryEffect(id: index, in: space, anchor: sourceAnchor)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { selection = index }
          }
      }
    }
    .overlay(alignment: .topLeading) {
      Color.red
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(idealWidth: 10, idealHeight: 10)
        .matchedGeometryEffect(
          id: selection, in: space, properties: properties, anchor: anchor, isSource: false)
    }
  }
}

@MainActor
struct MatchedGeometryTests {
  private let left = CGPoint(x: 65, y: 50)

  private func expect(
    _ box: CGRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let box else {
      Issue.record("nothing is drawn", sourceLocation: sourceLocation)
      return
    }
    let differences = [box.minX - x, box.minY - y, box.width - width, box.height - height]
    #expect(
      differences.allSatisfy { abs($0) < 0.05 }, "\(box)", sourceLocation: sourceLocation)
  }

  @Test func `a view comes from where the one was whose place it takes`() {
    let host = ViewHost(Swap())
    #expect(host.boxes.last == CGRect(x: 60, y: 86, width: 20, height: 20))
    host.tap(at: left)
    host.advance(by: 0.0001)
    #expect(host.boxes.count == 3)
    for box in host.boxes.dropFirst() { expect(box, 60, 86, 20, 20) }
    host.advance(by: 0.4999)
    for box in host.boxes.dropFirst() { expect(box, 130, 76, 40, 40) }
    #expect(host.drawing.dropFirst().map(\.opacity).allSatisfy { abs($0 - 0.5) < 0.01 })
    host.advance(by: 1)
    #expect(host.boxes.dropFirst() == [CGRect(x: 200, y: 66, width: 60, height: 60)])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `only what is matched is taken over`() {
    let place = ViewHost(Swap(properties: .position))
    place.tap(at: left)
    place.advance(by: 0.0001)
    expect(place.boxes.last, 40, 66, 60, 60)
    let size = ViewHost(Swap(properties: .size))
    size.tap(at: left)
    size.advance(by: 0.0001)
    expect(size.boxes.last, 220, 86, 20, 20)
  }

  @Test func `going there and back ends where it began`() {
    let host = ViewHost(Swap())
    host.tap(at: left)
    host.advance(by: 0.5)
    host.tap(at: left)
    for box in host.boxes.dropFirst() { expect(box, 130, 76, 40, 40) }
    host.run(for: 2)
    #expect(host.boxes.dropFirst() == [CGRect(x: 60, y: 86, width: 20, height: 20)])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a view that is no source follows the one that is`() {
    let host = ViewHost(Tabs())
    expect(host.boxes.last, 110, 86, 40, 20)
    host.tap(at: CGPoint(x: 190, y: 96))
    expect(host.boxes.last, 110, 86, 40, 20)
    host.advance(by: 0.5)
    expect(host.boxes.last, 140, 81, 40, 30)
    host.advance(by: 1)
    expect(host.boxes.last, 170, 76, 40, 40)
    expect(host.boxes[0], 110, 86, 40, 20)
  }

  @Test(arguments: [UnitPoint.bottomTrailing, .bottom, .topLeading])
  func `the anchors of both are the points that match`(sourceAnchor: UnitPoint) {
    let host = ViewHost(
      Tabs(anchor: .topTrailing, sourceAnchor: sourceAnchor, properties: .position))
    let (source, mark) = (host.boxes[0], host.boxes[2])
    #expect(mark.maxX == source.minX + sourceAnchor.x * source.width)
    #expect(mark.minY == source.minY + sourceAnchor.y * source.height)
  }

  @Test func `a source that comes while another stays grows out of it, and goes back there`() {
    struct Hero: View {
      @Namespace private var space
      let isOpen: Bool

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.blue.matchedGeometryEffect(id: 0, in: space).frame(width: 40, height: 20)
          if isOpen {
            Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 200, height: 100)
          }
        }
        .frame(width: 320, height: 192, alignment: .topLeading)
      }
    }
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, isOpen in Hero(isOpen: isOpen) })
    host.animate { probe.flag = true }
    host.advance(by: 0.0001)
    for box in host.boxes { expect(box, 0, 0, 40, 20) }
    host.advance(by: 0.4999)
    // The one that stays goes along.
    #expect(host.boxes.count == 2)
    for box in host.boxes { expect(box, 0, 0, 120, 60) }
    host.advance(by: 1)
    for box in host.boxes { expect(box, 0, 0, 200, 100) }
    host.animate { probe.flag = false }
    host.advance(by: 0.5)
    for box in host.boxes { expect(box, 0, 0, 120, 60) }
    host.advance(by: 1)
    #expect(host.boxes == [CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test func `all of a view comes from another one's place, whatever in it is matched, too`() {
    struct Cards: View {
      @Namespace private var space
      let isLarge: Bool

      var body: some View {
        HStack(spacing: 0) {
          if !isLarge { card.frame(width: 20, height: 20) }
          Spacer(minLength: 0)
          if isLarge { card.frame(width: 60, height: 60) }
        }
        .frame(width: 200, height: 100)
      }

      private var card: some View {
        VStack(spacing: 0) {
          Color.red.matchedGeometryEffect(id: "title", in: space)
          Color.green
        }
        .matchedGeometryEffect(id: "card", in: space)
      }
    }
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, isLarge in Cards(isLarge: isLarge) })
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    guard host.boxes.count == 4 else {
      Issue.record("not both cards are drawn")
      return
    }
    for box in [host.boxes[0], host.boxes[2]] { expect(box, 130, 76, 40, 20) }
    for box in [host.boxes[1], host.boxes[3]] { expect(box, 130, 96, 40, 20) }
  }

  /// A card that is dealt from below into a container above.
  private struct Deal<Table: View>: View {
    @Namespace private var names
    let probe: Probe
    let table: (AnyView?) -> Table

    private var card: AnyView {
      AnyView(
        Color.red.frame(width: 20, height: 20)
          .matchedGeometryEffect(id: 1, in: names)
          .transition(.asymmetric(insertion: .identity, removal: .identity)))
    }

    var body: some View {
      ProbeView(probe) { _, _, isDealt in
        VStack(spacing: 0) {
          table(isDealt ? card : nil)
          Spacer()
          if !isDealt { card }
        }
      }
    }
  }

  private func course(_ table: @escaping (AnyView?) -> some View) -> [CGFloat?] {
    let probe = Probe()
    let host = ViewHost(Deal(probe: probe, table: table))
    host.settle()
    host.animate { probe.flag = true }
    return (0...4).map { _ in
      defer { host.advance(by: 0.25) }
      return host.drawing.last { $0.bounds?.width == 20 }?.bounds?.minY
    }
  }

  @Test func `a view that comes into a lazy container comes from where its match was`() {
    let eager = course { card in VStack { card } }
    #expect(eager == [172, 129, 86, 43, 0])
    #expect(course { card in LazyVStack { card } } == eager)
    #expect(course { card in LazyVGrid(columns: [GridItem()]) { card } } == eager)
    #expect(course { card in ScrollView { LazyVStack { card } } } == eager)
  }
}
