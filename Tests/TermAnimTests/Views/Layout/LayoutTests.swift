import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LayoutTests {
  @Test func `a view of its own size stands in the middle`() {
    #expect(
      ViewHost.boxes(of: Color.red.frame(width: 20, height: 10))
        == [CGRect(x: 40, y: 45, width: 20, height: 10)])
  }

  @Test func `a stack gives what is fixed its size and shares out the rest`() {
    let row = HStack(spacing: 10) {
      Color.red
      Color.green.frame(width: 20)
      Color.blue
    }
    #expect(ViewHost.boxes(of: row).map(\.width) == [30, 20, 30])
    #expect(ViewHost.boxes(of: row).map(\.minX) == [0, 40, 70])
  }

  @Test func `a spacer takes what the others leave`() {
    let column = VStack(spacing: 0) {
      Color.red.frame(height: 10)
      Spacer()
      Color.blue.frame(height: 10)
    }
    #expect(ViewHost.boxes(of: column).map(\.minY) == [0, 90])
  }

  @Test func `greater priority is served first`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 10)
      Color.blue.layoutPriority(1)
    }
    #expect(ViewHost.boxes(of: row).map(\.width) == [10, 90])
  }

  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.center, CGPoint(x: 30, y: 40)),
    (.bottomTrailing, CGPoint(x: 60, y: 80)),
  ])
  func `a frame aligns what is in it`(alignment: Alignment, origin: CGPoint) {
    let view = Color.red.frame(width: 40, height: 20)
      .frame(width: 100, height: 100, alignment: alignment)
    #expect(ViewHost.boxes(of: view).first?.origin == origin)
  }

  @Test func `a guide set by hand moves the view in its stack`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { $0[.trailing] }
    }
    #expect(ViewHost.boxes(of: column).map(\.minX) == [50, 40])
  }

  @Test func `an overlay is offered the size of what it lies on`() {
    let view = Color.red.frame(width: 40, height: 20)
      .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) }
    #expect(
      ViewHost.boxes(of: view) == [
        CGRect(x: 30, y: 40, width: 40, height: 20), CGRect(x: 60, y: 50, width: 10, height: 10),
      ])
  }

  @Test func `a geometry reader takes all space and says how much that is`() {
    let view = GeometryReader { space in
      Color.red.frame(width: space.size.width / 4, height: space.size.height / 2)
    }.padding(10)
    #expect(ViewHost.boxes(of: view) == [CGRect(x: 10, y: 10, width: 20, height: 40)])
  }

  @Test func `padding, offset and position go together`() {
    let view = Color.red.frame(width: 10, height: 10).offset(x: 5).position(x: 20, y: 30)
      .padding(.leading, 20)
    #expect(ViewHost.boxes(of: view) == [CGRect(x: 40, y: 25, width: 10, height: 10)])
  }

  @Test(arguments: [(ContentMode.fit, CGFloat(50)), (.fill, 100)])
  func `a ratio is kept inside or around the space`(mode: ContentMode, height: CGFloat) {
    let sizes = ViewHost.boxes(
      of: Color.red.aspectRatio(1, contentMode: mode), in: CGSize(width: 100, height: 50))
    #expect(sizes.first?.height == height)
  }

  @Test func `modifiers of a group are those of each view in it`() {
    let row = HStack(spacing: 0) {
      Group {
        Color.red
        Color.blue
      }.frame(width: 10, height: 10)
    }
    #expect(ViewHost.boxes(of: row).map(\.width) == [10, 10])
  }

  @Test func `what is in front by zIndex is drawn last`() {
    let stack = ZStack {
      Color.red.frame(width: 1).zIndex(1)
      Color.blue.frame(width: 2)
      Color.green.frame(width: 3)
    }
    #expect(ViewHost.boxes(of: stack).map(\.width) == [2, 3, 1])
  }

  @Test func `what a view tells its container counts through whatever is around it`() {
    let stack = ZStack {
      Color.red.frame(width: 1).zIndex(1).padding(2).offset(x: 1)
      Color.blue.frame(width: 2).zIndex(-1).opacity(0.5).layoutPriority(1).padding(1)
      Color.green.frame(width: 3)
    }
    #expect(ViewHost.boxes(of: stack).map(\.width) == [2, 3, 1])
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 10)
      Color.blue.layoutPriority(1).zIndex(2).padding(0).opacity(1)
    }
    #expect(ViewHost.boxes(of: row).map(\.width) == [10, 90])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func `lengths that are none do not matter`(length: CGFloat) {
    #expect(ViewHost.boxes(of: Color.red.frame(width: length, height: 10)).first?.width == 100)
  }
}
