import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LazyAppearanceTests {
  private let size = CGSize(width: 100, height: 100)

  @MainActor
  final class Log {
    var shown: Set<Int> = []
    var count = 0

    func note(_ index: Int, _ isShown: Bool) {
      count += 1
      if isShown { shown.insert(index) } else { shown.remove(index) }
    }
  }

  private struct Row: View {
    let index: Int
    let log: Log

    var body: some View {
      Color.red.frame(width: 40, height: 40)
        .onAppear { log.note(index, true) }
        .onDisappear { log.note(index, false) }
    }
  }

  private func rows(_ count: Int, _ log: Log) -> some View {
    ForEach(0..<count, id: \.self) { Row(index: $0, log: log) }
  }

  @Test func `rows appear as they come into the window, and disappear as they leave it`() {
    let log = Log()
    let host = ViewHost(ScrollView { LazyVStack(spacing: 0) { rows(50, log) } }, size: size)
    #expect(log.shown == [0, 1, 2] && log.count == 3)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 200))
    host.run(for: 2)
    #expect(log.shown == [5, 6, 7])
    host.key(.home)
    host.run(for: 2)
    #expect(log.shown == [0, 1, 2])
  }

  @Test func `every lazy container tells so along its axis`() {
    let logs = (0..<3).map { _ in Log() }
    let items = [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)]
    _ = ViewHost(
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows(50, logs[0]) } }, size: size)
    _ = ViewHost(
      ScrollView { LazyVGrid(columns: items, spacing: 0) { rows(50, logs[1]) } }, size: size)
    _ = ViewHost(
      ScrollView(.horizontal) { LazyHGrid(rows: items, spacing: 0) { rows(50, logs[2]) } },
      size: size)
    #expect(logs.map { $0.shown.count } == [3, 6, 6])
    let list = Log()
    let host = ViewHost(List { rows(50, list) }, size: size)
    #expect(list.shown.contains(0) && list.shown.count <= 4)
    host.key(.end)
    host.run(for: 2)
    #expect(list.shown.contains(49) && !list.shown.contains(0))
  }

  @Test func `where nothing scrolls along the axis all rows appear`() {
    let log = Log()
    _ = ViewHost(LazyVStack(spacing: 0) { rows(10, log) }, size: size)
    #expect(log.shown.count == 10)
    let across = Log()
    _ = ViewHost(ScrollView { LazyHStack(spacing: 0) { rows(10, across) } }, size: size)
    #expect(across.shown.count == 10)
  }

  @Test func `the rows of a stack that fits appear at once, and only they`() {
    let (first, second) = (Log(), Log())
    _ = ViewHost(
      ViewThatFits {
        LazyVStack(spacing: 0) { rows(2, first) }
        LazyVStack(spacing: 0) { rows(1, second) }
      }, size: size)
    #expect(first.shown == [0, 1])
    #expect(second.shown.isEmpty)
  }

  @Test func `rows keep their state while they are out of the window`() {
    struct Counter: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        Color.red.frame(width: 40, height: 40)
          .onAppear {
            count += 1
            log.count = count
          }
      }
    }
    let log = Log()
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          Counter(log: log)
          rows(20, Log())
        }
      }, size: size)
    for _ in 0..<2 {
      host.key(.end)
      host.run(for: 2)
      host.key(.home)
      host.run(for: 2)
    }
    #expect(log.count == 3)
  }

  @Test func `the last row loads more rows when it is seen`() {
    struct Pages: View {
      @State private var count = 10
      let log: Log

      var body: some View {
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Row(index: index, log: log).onAppear { if index == count - 1 { count += 10 } }
            }
          }
          .background(Color.blue)
        }
      }
    }
    let log = Log()
    let host = ViewHost(Pages(log: log), size: size)
    host.run(for: 1)
    #expect(host.firstBox?.height == 400)
    host.key(.end)
    host.run(for: 2)
    #expect(host.firstBox?.height == 800)
    #expect(log.shown == [7, 8, 9])
  }

  @Test func `a row without a height appears at its place`() {
    let log = Log()
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          rows(4, Log())
          Color.clear.frame(height: 0).onAppear { log.count += 1 }
        }
      }, size: size)
    #expect(log.count == 0)
    host.key(.end)
    host.run(for: 2)
    #expect(log.count == 1)
  }

  @Test func `rows of a container that begins at its end appear there alone`() {
    let log = Log()
    _ = ViewHost(
      ScrollView { LazyVStack(spacing: 0) { rows(50, log) } }.defaultScrollAnchor(.bottom),
      size: size)
    #expect(log.shown == [47, 48, 49] && log.count == 3)
  }

  @Test func `a container that comes and goes takes along the rows that are seen`() {
    let (probe, log) = (Probe(), Log())
    let host = ViewHost(
      ProbeView(probe) { _, _, isHidden in
        if !isHidden { ScrollView { LazyVStack(spacing: 0) { rows(50, log) } } }
      }, size: size)
    probe.flag = true
    host.settle()
    host.settle()
    #expect(log.shown.isEmpty && log.count == 6)
    probe.flag = false
    host.settle()
    #expect(log.shown == [0, 1, 2] && log.count == 9)
  }

  @Test func `lazy rows inside of lazy rows appear with what is around`() {
    let log = Log()
    let host = ViewHost(
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { line in
            ScrollView(.horizontal, showsIndicators: false) {
              LazyHStack(spacing: 0) {
                ForEach(0..<10) { Row(index: line * 10 + $0, log: log) }
              }
            }
          }
        }
      }, size: size)
    let first = Set([0, 1, 2, 10, 11, 12, 20, 21, 22])
    #expect(log.shown == first)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000))
    host.run(for: 2)
    #expect(log.shown == Set(first.map { $0 + 70 }))
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1000))
    host.run(for: 2)
    #expect(log.shown == first)
  }

  @Test func `rows that are put in and taken out are told of it where they are seen`() {
    let (probe, log) = (Probe(), Log())
    let host = ViewHost(
      ProbeView(probe) { first, _, _ in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(Int(first)..<Int(first) + 20, id: \.self) { Row(index: $0, log: log) }
          }
        }
      }, size: size)
    for first in [1.0, 5, 3, 0] {
      probe.u = first
      host.settle()
      host.settle()
      #expect(log.shown == Set(Int(first)..<Int(first) + 3), "from \(first)")
    }
  }

  @Test func `what is left of a row that shows nothing any more has disappeared`() {
    let (probe, log) = (Probe(), Log())
    let host = ViewHost(
      ProbeView(probe) { _, _, isEmpty in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<3) { index in
              Group { if !isEmpty || index != 1 { Color.red.frame(width: 40, height: 20) } }
                .onAppear { log.note(index, true) }
                .onDisappear { log.note(index, false) }
            }
          }
        }
      }, size: size)
    #expect(log.shown == [0, 1, 2])
    probe.flag = true
    host.settle()
    host.settle()
    #expect(log.shown == [0, 2])
    probe.flag = false
    host.settle()
    host.settle()
    #expect(log.shown == [0, 1, 2])
  }

  @Test func `parts of sections that are pinned are there as long as their sections`() {
    func shown(_ pinned: PinnedScrollableViews) -> [Set<Int>] {
      let log = Log()
      let host = ViewHost(
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach([100, 200], id: \.self) { first in
              Section {
                ForEach(first..<first + 10, id: \.self) { Row(index: $0, log: log) }
              } header: {
                Row(index: first + 50, log: log)
              } footer: {
                Row(index: first + 60, log: log)
              }
            }
          }
        }, size: size)
      return [0.0, 200, 220, 1000].map { distance in
        host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
        host.run(for: 2)
        return log.shown
      }
    }
    #expect(shown([]) == [[150, 100, 101], [104, 105, 106], [109, 160, 250], [208, 209, 260]])
    #expect(
      shown([.sectionHeaders, .sectionFooters]) == [
        [150, 160, 100, 101], [150, 160, 104, 105, 106], [150, 160, 109, 250, 260],
        [250, 260, 208, 209],
      ])
    #expect(shown(.sectionHeaders)[1] == [150, 104, 105, 106])
  }
}
