import Foundation
import Testing

@testable import TermAnim

/// Everything that is said, in order.
private enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private enum Width: PreferenceKey {
  static var defaultValue: Double { 0 }

  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

private enum Note: PreferenceKey {
  typealias Value = String?

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension View {
  fileprivate func says(_ word: String) -> some View {
    preference(key: Words.self, value: [word])
  }
}

/// Keeps what an action was told.
@MainActor
private final class Log<Value> {
  var values: [Value] = []
}

@MainActor
struct PreferenceTests {
  /// What `view` is heard to say, each time.
  private func heard(_ view: some View) -> [[String]] {
    let log = Log<[String]>()
    _ = ViewHost(view.onPreferenceChange(Words.self) { log.values.append($0) })
    return log.values
  }

  @Test func `views are heard in their order, those behind first`() {
    let view = HStack {
      Color.red.says("a")
      Group {
        Color.red.says("b").overlay { Color.blue.says("front") }
        Color.red.says("c").background { Color.blue.says("back") }
      }
      ForEach(0..<2) { Color.red.says("\($0)") }
    }
    #expect(heard(view) == [["a", "b", "front", "back", "c", "0", "1"]])
  }

  @Test func `the outer of two values replaces the inner ones`() {
    #expect(heard(VStack { Color.red.says("in") }.says("out")) == [["out"]])
  }

  @Test func `what is said can be edited on its way`() {
    let view = VStack {
      Color.red.says("a").transformPreference(Words.self) { $0.append("b") }
      Color.red.transformPreference(Words.self) { $0.append("c") }
    }
    #expect(heard(view) == [["a", "b", "c"]])
  }

  @Test func `other keys are not heard`() {
    #expect(heard(Color.red.preference(key: Width.self, value: 3)).isEmpty)
  }

  @Test func `nil is the default of what can be nil, and can be said`() {
    let log = Log<String?>()
    let view = VStack {
      Color.red.preference(key: Note.self, value: nil)
      Color.red.preference(key: Note.self, value: "x")
    }
    _ = ViewHost(view.onPreferenceChange(Note.self) { log.values.append($0) })
    #expect(log.values == ["x"])
    #expect(Note.defaultValue == nil)
  }

  @Test func `an action is called for changes only, and once an update`() {
    let (probe, log) = (Probe(), Log<Double>())
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        VStack {
          Color.red.preference(key: Width.self, value: u)
          Color.red.preference(key: Width.self, value: v)
        }
      }.onPreferenceChange(Width.self) { log.values.append($0) })
    #expect(log.values == [0])
    probe.u = 5
    probe.v = 7
    host.settle()
    #expect(log.values == [0, 7])
    probe.u = 6
    host.settle()
    #expect(log.values == [0, 7])
  }

  @Test func `a removed view is not heard, and heard again when it is back`() {
    let (probe, log) = (Probe(), Log<[String]>())
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack { if !flag { Color.red.says("a") } }
      }.onPreferenceChange(Words.self) { log.values.append($0) })
    probe.flag = true
    host.settle()
    probe.flag = false
    host.settle()
    #expect(log.values == [["a"], [], ["a"]])
  }

  @Test func `rows that change places are heard in their new order`() {
    let (probe, log) = (Probe(), Log<[String]>())
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ForEach(flag ? ["b", "a"] : ["a", "b"], id: \.self) { Color.red.says($0) }
      }.onPreferenceChange(Words.self) { log.values.append($0) })
    probe.flag = true
    host.settle()
    #expect(log.values == [["a", "b"], ["b", "a"]])
  }

  @Test func `an action that says more is called again within limits`() {
    struct Growing: View {
      @State private var width = 1.0
      let log: Log<Double>

      var body: some View {
        Color.red.preference(key: Width.self, value: width)
          .onPreferenceChange(Width.self) {
            log.values.append($0)
            width = $0 + 1
          }
      }
    }
    let log = Log<Double>()
    let host = ViewHost(Growing(log: log))
    #expect(log.values.count > 1 && log.values.count < 80)
    let count = log.values.count
    host.advance(by: 1)
    #expect(log.values.count > count)
  }

  @Test func `a size read in the background reaches the view around`() {
    struct Measured: View {
      @State private var width = 0.0

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 70, height: 10)
            .background(
              GeometryReader { space in
                Color.clear.preference(key: Width.self, value: space.size.width)
              })
          Color.blue.frame(width: width / 2, height: 10)
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    #expect(ViewHost(Measured()).lastBox?.width == 35)
  }

  @Test func `an overlay is made of what the view says, and says nothing to itself`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.red.frame(width: 100, height: 100)
          .preference(key: Width.self, value: 10 + u)
          .overlayPreferenceValue(Width.self, alignment: .topLeading) { width in
            Color.blue.frame(width: width, height: 5).preference(key: Width.self, value: width + 1)
          }
      }, size: CGSize(width: 100, height: 100))
    #expect(host.lastBox == CGRect(x: 0, y: 0, width: 10, height: 5))
    probe.u = 20
    host.settle()
    #expect(host.lastBox == CGRect(x: 0, y: 0, width: 30, height: 5))
  }

  @Test func `a background made of what the view says lies behind it`() {
    let view = Color.red.frame(width: 10, height: 10).preference(key: Width.self, value: 20)
      .backgroundPreferenceValue(Width.self) { Color.blue.frame(width: $0, height: $0) }
    #expect(ViewHost(view).drawing.compactMap(\.bounds?.width) == [20, 10])
  }
}
