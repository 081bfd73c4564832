import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LazyContainerTests {
  private func lengths(_ items: [GridItem], in available: CGFloat?) -> [CGFloat] {
    GridTrack.tracks(for: items, in: available).map(\.length)
  }

  @Test(
    arguments: [
      ([GridItem(.fixed(30)), GridItem(.fixed(20))], [30, 20]),
      ([GridItem(), GridItem()], [46, 46]),
      ([GridItem(.flexible(), spacing: 0), GridItem(.fixed(40))], [60, 40]),
      ([GridItem(.flexible(minimum: 70), spacing: 0), GridItem()], [70, 30]),
      ([GridItem(.flexible(maximum: 20), spacing: 0), GridItem()], [20, 80]),
      ([GridItem(.adaptive(minimum: 20), spacing: 5)], [21.25, 21.25, 21.25, 21.25]),
      ([GridItem(.adaptive(minimum: 20, maximum: 20), spacing: 5)], [20, 20, 20, 20]),
      ([GridItem(.adaptive(minimum: 300))], [300]), ([], []),
    ] as [([GridItem], [CGFloat])])
  func `tracks share 100 points`(items: [GridItem], expected: [CGFloat]) {
    #expect(lengths(items, in: 100) == expected)
  }

  @Test func `tracks are as short as they can be where nothing is offered`() {
    #expect(lengths([GridItem(), GridItem(.adaptive(minimum: 30))], in: nil) == [10, 30])
    #expect(!lengths([GridItem(.adaptive(minimum: .nan))], in: .nan).isEmpty)
  }

  @Test func `a vertical grid fills line after line`() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) {
      ForEach(0..<3) { index in Color.red.frame(height: 10 + CGFloat(index)) }
    }
    #expect(
      ViewHost.boxes(of: grid) == [
        CGRect(x: 0, y: 38, width: 46, height: 10), CGRect(x: 54, y: 37.5, width: 46, height: 11),
        CGRect(x: 0, y: 50.5, width: 46, height: 12),
      ])
  }

  @Test func `a horizontal grid fills column after column`() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(20))], spacing: 4) {
      ForEach(0..<3) { _ in Color.red.frame(width: 10) }
    }
    #expect(
      ViewHost.boxes(of: grid) == [
        CGRect(x: 38, y: 31, width: 10, height: 10), CGRect(x: 38, y: 49, width: 10, height: 20),
        CGRect(x: 52, y: 31, width: 10, height: 10),
      ])
  }

  @Test func `narrow tracks stand where the grid says`() {
    let items = [GridItem(.fixed(20), alignment: .topLeading)]
    func x(_ alignment: HorizontalAlignment) -> CGFloat? {
      ViewHost.boxes(
        of: LazyVGrid(columns: items, alignment: alignment) {
          Color.red.frame(width: 10, height: 10)
        }
      ).first?.minX
    }
    #expect([x(.leading), x(.center), x(.trailing)] == [0, 40, 80])
  }

  @Test func `headers and footers of sections have lines of their own`() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
      Section {
        Color.red.frame(height: 10)
      } header: {
        Color.blue.frame(height: 5)
      } footer: {
        Color.blue.frame(height: 6)
      }
      Section { Color.red.frame(height: 10) }
      Section { Color.red.frame(height: 10) }
    }
    let frames = ViewHost.boxes(of: grid)
    #expect(frames.map(\.width) == [100, 46, 100, 46, 46])
    #expect(frames.map { $0.minY - frames[0].minY } == [0, 5, 15, 21, 31])
  }

  @Test func `a section outside of grids is its parts one after the other`() {
    let column = VStack(spacing: 0) {
      Section("Title") { Color.red.frame(width: 10, height: 10) }
      Section(header: Color.blue.frame(width: 20, height: 10)) {
        Color.red.frame(width: 30, height: 10)
      }
    }
    #expect(ViewHost.boxes(of: column).map(\.width) == [10, 20, 30])
  }

  @Test func `a lazy stack is as wide as the space, its views as high as they like`() {
    let stack = LazyVStack(alignment: .leading, spacing: 2) {
      Color.red
      Color.blue.frame(width: 20, height: 20)
    }
    .background(Color.green)
    #expect(
      ViewHost.boxes(of: stack) == [
        CGRect(x: 0, y: 34, width: 100, height: 32), CGRect(x: 0, y: 34, width: 100, height: 10),
        CGRect(x: 0, y: 46, width: 20, height: 20),
      ])
    let row = LazyHStack(alignment: .bottom, spacing: 2) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 20)
    }
    #expect(ViewHost.boxes(of: row).map(\.minY) == [90, 80])
    #expect(ViewHost.boxes(of: row).map(\.minX) == [39, 51])
  }

  @Test func `a divider lies across its stack, on the nearest pixels, and is one thick`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10)
      Divider()
    }
    #expect(ViewHost.boxes(of: row).last == CGRect(x: 52, y: 0, width: 4, height: 100))
    let column = VStack(spacing: 0) {
      Color.red.frame(height: 10)
      Divider()
    }
    #expect(ViewHost.boxes(of: column).last == CGRect(x: 0, y: 52, width: 100, height: 4))
  }

  @Test(arguments: [(100, 80), (70, 50), (20, 30)] as [(CGFloat, CGFloat)])
  func `the first view that fits is shown`(width: CGFloat, shown: CGFloat) {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 80, height: 10)
      Color.green.frame(width: 50, height: 400)
      Color.blue.frame(width: 30, height: 10)
    }
    #expect(ViewHost.boxes(of: view, in: CGSize(width: width, height: 100)).map(\.width) == [shown])
  }

  @Test func `a view that no longer fits gives way to the next`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ViewThatFits {
          Color.red.frame(width: 40, height: 10).onTapGesture { probe.v += 1 }
          Color.blue.frame(width: 20, height: 10)
        }
        .frame(width: 50 - u, height: 50)
      }, size: CGSize(width: 100, height: 100))
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(probe.v == 1)
    probe.u = 20
    host.settle()
    #expect(host.drawing.compactMap(\.bounds?.width) == [20])
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(probe.v == 1)
  }

  @Test
  func `headers that are told of their places come to rest, pinned or not, and can become pinned`()
  {
    let (probe, log) = (Probe(), HeldValue(CGFloat.nan))
    let host = ViewHost(
      ProbeView(probe) { _, _, isPinned in
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0, pinnedViews: isPinned ? .sectionHeaders : []) {
            Section {
              Color.red.frame(height: 400)
            } header: {
              Color.blue.frame(height: 20).onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .scrollView).minY
              } action: {
                log.value = $0
              }
            }
          }
        }
      }, size: CGSize(width: 100, height: 100))
    host.run(for: 1)
    #expect(host.graph.nextWakeUp == nil && log.value == 0)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 12))
    for (isPinned, y) in [(false, -12.0), (true, 0), (false, -12)] {
      probe.flag = isPinned
      host.run(for: 2)
      #expect(host.graph.nextWakeUp == nil && log.value == y, "\(isPinned)")
    }
  }

  @Test func `headers and footers that are pinned stay in view within their section`() {
    func sections(_ pinned: PinnedScrollableViews) -> ViewHost {
      ViewHost(
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach(0..<3) { _ in
              Section {
                Color.red.frame(height: 100)
              } header: {
                Color.blue.frame(height: 20)
              } footer: {
                Color.green.frame(height: 10)
              }
            }
          }
        }
        // So that sections are drawn that are far away.
        .scrollClipDisabled(), size: CGSize(width: 100, height: 100))
    }
    func tops(_ height: CGFloat, _ host: ViewHost) -> [CGFloat] {
      host.boxes.filter { $0.height == height }.map(\.minY).sorted()
    }
    let host = sections([.sectionHeaders, .sectionFooters])
    #expect(tops(20, host) == [0, 130, 260])
    #expect(tops(10, host) == [90, 130, 260])
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60))
    host.run(for: 1)
    #expect(tops(20, host) == [0, 70, 200])
    #expect(tops(10, host) == [60, 90, 200])
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60))
    host.run(for: 1)
    #expect(tops(20, host) == [-10, 10, 140])
    #expect(tops(20, sections([])) == [0, 130, 260])
    #expect(tops(10, sections([])) == [120, 250, 380])
  }
}
