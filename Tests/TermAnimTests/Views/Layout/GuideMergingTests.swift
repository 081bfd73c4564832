import Foundation
import Testing

@testable import TermAnim

private enum Mine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let mine = VerticalAlignment(Mine.self)
}

/// Where the guides of views are that are made of others.
@MainActor
struct GuideMergingTests {
  /// Where a view of 10 by 10 points stands below the top of `view` beside it, aligned by `guide`.
  private func offset(of view: some View, _ guide: VerticalAlignment) -> CGFloat {
    let host = ViewHost(
      HStack(alignment: guide, spacing: 0) {
        view
        Color.green.frame(width: 10, height: 10).alignmentGuide(guide) { _ in 0 }
      }, size: CGSize(width: 200, height: 200))
    let frames = host.boxes
    return (frames.last?.minY ?? .nan) - (frames.first?.minY ?? .nan)
  }

  /// Two lines of 20 points, which stand on their line 5 points above their edge.
  @ViewBuilder private func lines(_ guide: VerticalAlignment) -> some View {
    Color.red.frame(width: 10, height: 20).alignmentGuide(guide) { _ in 15 }
    Color.blue.frame(width: 10, height: 20).alignmentGuide(guide) { _ in 15 }
  }

  @Test func `lines in a stack have the first line of the first and the last of the last`() {
    let places: [(VerticalAlignment, CGFloat)] = [
      (.firstTextBaseline, 15), (.lastTextBaseline, 35), (.mine, 25),
    ]
    for (guide, expected) in places {
      #expect(offset(of: VStack(spacing: 0) { lines(guide) }, guide) == expected)
    }
  }

  @Test(arguments: [VerticalAlignment.top, .center, .bottom])
  func `edges and the middle of a stack are its own`(guide: VerticalAlignment) {
    let own = VStack(spacing: 0) { lines(guide) }
    let plain = VStack(spacing: 0) { lines(.mine) }
    #expect(offset(of: own, guide) == offset(of: plain, guide))
  }

  @Test func `no places have none in common`() {
    for merging in [GuideMerging.none, .least, .greatest, .mean] {
      #expect(GuidePlaces().merged(merging) == nil)
    }
  }

  @Test func `several places are the least, the greatest, their mean or none`() {
    var places = GuidePlaces()
    for place: CGFloat in [4, -2, 1] { places.add(place) }
    let merged = [GuideMerging.least, .greatest, .mean, .none].map { places.merged($0) }
    #expect(merged == [-2, 4, 1, nil])
  }

  /// A view of 20 points whose guide is 10 points below its top.
  private var guided: some View {
    Color.red.frame(width: 10, height: 20).alignmentGuide(.mine) { _ in 10 }
  }

  @Test func `a guide comes through whatever gives a view room`() {
    #expect(offset(of: guided.frame(width: 40, height: 60), .mine) == 10)
    #expect(offset(of: guided.frame(width: 40, height: 60, alignment: .bottom), .mine) == 10)
    #expect(offset(of: guided.frame(minWidth: 40, minHeight: 50), .mine) == 10)
    #expect(offset(of: guided.padding(7), .mine) == 10)
    #expect(offset(of: guided.fixedSize(), .mine) == 10)
    #expect(offset(of: guided.position(x: 5, y: 30), .mine) == 10)
  }

  @Test func `a guide that changes in a frame of a fixed size moves the views around`() {
    let probe = Probe()
    let host = ViewHost(
      HStack(alignment: .mine, spacing: 0) {
        ProbeView(probe) { u, _, _ in
          Color.red.frame(width: 10, height: 20).alignmentGuide(.mine) { _ in 10 + u }
        }
        .frame(width: 20, height: 20)
        Color.green.frame(width: 10, height: 10)
      }, size: CGSize(width: 200, height: 200))
    func offset() -> CGFloat {
      let frames = host.boxes
      return (frames.last?.minY ?? .nan) - (frames.first?.minY ?? .nan)
    }
    #expect(offset() == 10)
    probe.u = 5
    host.settle()
    #expect(offset() == 15)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity], [false, true])
  func `a guide at no number is as if it were not set`(place: CGFloat, isNested: Bool) {
    @ViewBuilder func guided(_ place: CGFloat?) -> some View {
      if let place {
        Text("one").alignmentGuide(.firstTextBaseline) { _ in place }
      } else {
        Text("one")
      }
    }
    func frames(_ place: CGFloat?) -> [CGRect?] {
      ViewHost(
        HStack(alignment: .firstTextBaseline) {
          if isNested { VStack { guided(place) } } else { guided(place) }
          Color.red.frame(width: 8, height: 16)
        }
      ).drawing.map { $0.bounds ?? $0.frame(ofText: "one") }
    }
    #expect(frames(place) == frames(nil))
    #expect(frames(nil).count == 2)
  }
}
