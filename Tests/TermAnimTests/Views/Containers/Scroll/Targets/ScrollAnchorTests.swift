import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ScrollAnchorTests {
  private let size = CGSize(width: 100, height: 100)
  private let middle = CGPoint(x: 50, y: 50)

  /// Two rows of 40 points, and as many more as the probe says.
  private func host(
    _ probe: Probe, _ anchors: @escaping (AnyView) -> some View
  ) -> ViewHost {
    let view = ProbeView(probe) { count, _, _ in
      anchors(
        AnyView(
          ScrollView(showsIndicators: false) {
            VStack(spacing: 0) {
              ForEach(0..<2 + Int(count), id: \.self) { _ in Color.red.frame(width: 100, height: 40)
              }
            }
          }))
    }
    return ViewHost(view, size: size)
  }

  private func show(_ rows: Double, _ probe: Probe, _ host: ViewHost) {
    probe.u = rows - 2
    host.settle()
  }

  private func lowest(_ host: ViewHost) -> CGFloat? {
    host.drawing.compactMap(\.bounds?.maxY).max()
  }

  private func highest(_ host: ViewHost) -> CGFloat? {
    host.drawing.compactMap(\.bounds?.minY).min()
  }

  @Test
  func `what is anchored at its end lies there while it is short, and stays there as it grows`() {
    let probe = Probe()
    let host = host(probe) { $0.defaultScrollAnchor(.bottom) }
    #expect(lowest(host) == 100 && highest(host) == 20)
    for rows in [3.0, 10, 15, 8] {
      show(rows, probe, host)
      #expect(lowest(host) == 100, "\(rows) rows")
    }
  }

  @Test func `whoever has scrolled away from the end stays there, and is held again back at it`() {
    let probe = Probe()
    let host = host(probe) { $0.defaultScrollAnchor(.bottom) }
    show(10, probe, host)
    host.wheel(at: middle, by: CGSize(width: 0, height: -80))
    host.run(for: 1)
    show(12, probe, host)
    #expect(highest(host) == -220)
    host.key(.end)
    host.run(for: 2)
    show(14, probe, host)
    #expect(lowest(host) == 100)
  }

  @Test func `a role has an anchor of its own, whichever is said first`() {
    let probe = Probe()
    let short = host(probe) {
      $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
    }
    #expect(highest(short) == 0)
    show(10, probe, short)
    #expect(lowest(short) == 100)
    let other = host(probe) {
      $0.defaultScrollAnchor(nil, for: .sizeChanges).defaultScrollAnchor(.bottom)
    }
    show(12, probe, other)
    #expect(highest(other) == 0)
  }

  @Test func `an anchor for short content alone says nothing of what is shown at first`() {
    let probe = Probe()
    let host = host(probe) { $0.defaultScrollAnchor(.center, for: .alignment) }
    #expect(highest(host) == 10)
    show(10, probe, host)
    #expect(highest(host) == 0)
  }

  @Test func `an anchor beyond the content is its end, and one that is no number its beginning`() {
    func ends(rows: Int, y: CGFloat) -> [CGFloat?] {
      let view = ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { _ in Color.red.frame(width: 100, height: 40) }
        }
      }
      let host = ViewHost(view.defaultScrollAnchor(UnitPoint(x: 0.5, y: y)), size: size)
      return [highest(host), lowest(host)]
    }
    for rows in [2, 10] {
      #expect(ends(rows: rows, y: 2) == ends(rows: rows, y: 1))
      #expect(ends(rows: rows, y: -1) == ends(rows: rows, y: 0))
      #expect(ends(rows: rows, y: .nan) == ends(rows: rows, y: 0))
    }
  }

  @Test func `pages as large as the window are where they are asked for at first`() {
    func first(_ change: (AnyView) -> some View) -> CGFloat? {
      let pages = ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in Color.red.frame(height: 40).containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout()
      }
      return ViewHost(change(AnyView(pages)), size: size).firstBox?.minX
    }
    #expect(first { $0 } == 0)
    #expect(first { $0.scrollPosition(id: .constant(3)) } == -300)
    #expect(first { $0.scrollPosition(.constant(ScrollPosition(id: 2))) } == -200)
    #expect(first { $0.defaultScrollAnchor(.trailing) } == -400)
  }
}
