import Foundation
import Testing

@testable import TermAnim

@MainActor
struct GridTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `columns are as wide and rows as high as the largest view in them`() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
      GridRow {
        box(10, 10)
        box(20, 30)
      }
      GridRow {
        box(16, 8)
        box(4, 4)
      }
    }
    #expect(
      ViewHost.boxes(of: grid) == [
        CGRect(x: 30, y: 28, width: 10, height: 10), CGRect(x: 50, y: 28, width: 20, height: 30),
        CGRect(x: 30, y: 64, width: 16, height: 8), CGRect(x: 50, y: 64, width: 4, height: 4),
      ])
  }

  @Test func `the first view of a column that says how they stand has the say`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { box(50, 10) }
      GridRow { box(10, 10).gridColumnAlignment(.trailing) }
      GridRow { box(10, 10).gridColumnAlignment(.leading) }
    }
    #expect(ViewHost.boxes(of: grid).map(\.maxX) == [75, 75, 75])
  }

  @Test func `flexible columns share what is left`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red
        box(20, 10)
        Color.blue.frame(maxWidth: 10)
      }
    }
    #expect(ViewHost.boxes(of: grid).map(\.width) == [70, 20, 10])
  }

  @Test func `a view outside of rows and one over several columns reach over them`() {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(20, 10)
        box(30, 10)
      }
      Color.blue.frame(height: 5)
      GridRow {
        Color.green.frame(height: 5).gridCellColumns(2)
        box(10, 5)
      }
    }
    let frames = ViewHost.boxes(of: grid)
    // The flexible view takes all 100 points, and widens the columns alike.
    #expect(frames[3].width == 100)
    #expect(frames[4].width == 56)
    #expect(frames[5].midX == frames[2].midX)
  }

  @Test func `a wide view over several columns widens them alike`() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
      GridRow { box(60, 10).gridCellColumns(2) }
    }
    #expect(ViewHost.boxes(of: grid).map(\.minX) == [20, 50, 20])
  }

  @Test func `cells, columns and rows can be aligned on their own`() {
    let grid = Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        box(40, 40)
        box(10, 10)
      }
      GridRow {
        box(10, 20).gridColumnAlignment(.trailing)
        box(40, 10).gridCellAnchor(.topTrailing)
      }
      GridRow {
        Color.blue.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0, y: 0))
        box(60, 30)
      }
    }
    let frames = ViewHost.boxes(of: grid)
    #expect(frames[1].maxY == frames[0].maxY)
    #expect(frames[2].maxX == frames[0].maxX)
    #expect(frames[3].minY == frames[2].minY && frames[3].maxX == frames[5].maxX)
    #expect(frames[4].origin == CGPoint(x: 0, y: frames[5].minY))
  }

  @Test func `an unsized view takes the room that others make`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { box(30, 10) }
      Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal)
    }
    #expect(ViewHost.boxes(of: grid).map(\.width) == [30, 30])
  }

  @Test func `outside of grids a row is just its views`() {
    let column = VStack(spacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
    }
    #expect(ViewHost.boxes(of: column).map(\.minY) == [40, 50])
  }

  @Test func `cells move when a grid changes in an animation`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(10 + u, 10)
            Color.blue.frame(width: 10, height: 10)
          }
        }.frame(width: 100, height: 100, alignment: .topLeading)
      }, size: CGSize(width: 100, height: 100))
    host.animate { probe.u = 20 }
    host.advance(by: 0.5)
    #expect(abs((host.lastBox?.minX ?? 0) - 20) < 1e-9)
  }

  @Test func `bad numbers and no views do no harm`() {
    #expect(ViewHost.boxes(of: Grid {}).isEmpty)
    #expect(ViewHost.boxes(of: Grid { GridRow { box(10, 10).gridCellColumns(-3) } }).count == 1)
    let odd = Grid(horizontalSpacing: .nan) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
    }
    #expect(ViewHost(odd).drawing.count <= 2)
  }
}
