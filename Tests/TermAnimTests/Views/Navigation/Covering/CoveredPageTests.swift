import Foundation
import Testing

@testable import TermAnim

/// What happens on pages of a navigation stack that others cover.
@MainActor
struct CoveredPageTests {
  /// A stack of numbers that tells which of its pages appear and disappear.
  private struct Numbers<Extra: View>: View {
    let log: HeldValue<[String]>
    @State var path: [Int] = []
    @ViewBuilder let extra: Extra

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root").onTapGesture { path = [1] }
          extra
        }
        .modifier(Noting(name: "root", log: log))
        .navigationDestination(for: Int.self) { number in
          Text("page \(number)").onTapGesture { path.append(number + 1) }
            .modifier(Noting(name: "page \(number)", log: log))
        }
      }
    }
  }

  private struct Noting: ViewModifier {
    let name: String
    let log: HeldValue<[String]>

    func body(content: Content) -> some View {
      content
        .onAppear { log.value.append("\(name) comes") }
        .onDisappear { log.value.append("\(name) goes") }
    }
  }

  private let log = HeldValue<[String]>([])

  @Test func `a page goes when the next one has covered it, and comes when that begins to go`() {
    let host = ViewHost(Numbers(log: log) {})
    #expect(log.value == ["root comes"])
    #expect(
      log.entries {
        host.tap(on: "root")
        host.advance(by: 0.1)
      } == ["page 1 comes"])
    #expect(log.entries { host.run(for: 2) } == ["root goes"])
    #expect(
      log.entries {
        host.tap(on: "page 1")
        host.run(for: 2)
      } == ["page 2 comes", "page 1 goes"])
    #expect(
      log.entries {
        host.key(.escape)
        host.advance(by: 0.1)
      } == ["page 1 comes"])
    #expect(log.entries { host.run(for: 2) } == ["page 2 goes"])
    #expect(
      log.entries {
        host.key(.escape)
        host.run(for: 2)
      } == ["root comes", "page 1 goes"])
  }

  @Test func `a page that is covered only for a moment has never gone`() {
    let host = ViewHost(Numbers(log: log) {})
    host.tap(on: "root")
    host.advance(by: 0.1)
    host.key(.escape)
    host.run(for: 2)
    #expect(log.value == ["root comes", "page 1 comes", "page 1 goes"])
  }

  @Test func `a page that is covered from the beginning comes when it is uncovered`() {
    let host = ViewHost(Numbers(log: log, path: [1, 2]) {})
    host.run(for: 2)
    #expect(log.value == ["page 2 comes"])
    #expect(
      log.entries {
        host.key(.escape)
        host.run(for: 2)
      } == ["page 1 comes", "page 2 goes"])
  }

  @Test func `with pages that do not slide, one comes and the other goes at once`() {
    var environment = EnvironmentValues()
    environment.isStill = true
    let host = ViewHost(Numbers(log: log) {}, environment: environment)
    #expect(log.entries { host.tap(on: "root") }.sorted() == ["page 1 comes", "root goes"])
  }

  @Test func `what moves on a page rests while it is covered`() {
    let dates = HeldValue(0)
    let host = ViewHost(
      Numbers(log: log) {
        TimelineView(.animation) { _ in
          let _ = dates.value += 1
          Color.red
        }
        PhaseAnimator([0.0, 1]) { Color.blue.opacity($0) }
        KeyframeAnimator(initialValue: 0.0, repeating: true) {
          Color.green.opacity($0)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
        Text(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date.distantFuture)
      })
    host.tap(on: "root")
    host.run(for: 3)
    let count = dates.value
    #expect(host.graph.nextWakeUp == nil)
    host.run(for: 1)
    #expect(dates.value == count)
    host.key(.escape)
    host.run(for: 2)
    #expect(host.graph.isAnimating && dates.value > count + 60)
  }

  @Test func `a covered page keeps its state and hears of changes and values`() {
    struct Heard: View {
      let log: HeldValue<[String]>
      let page: Int
      @State private var count = 0
      var body: some View {
        Text("count \(count)")
          .onTapGesture { count += 1 }
          .onChange(of: page) { log.value.append("page is \(page)") }
      }
    }
    struct Root: View {
      let log: HeldValue<[String]>
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Heard(log: log, page: path.last ?? 0)
            Text("go").onTapGesture { path = [1] }
          }
          .navigationDestination(for: Int.self) { number in
            Text("page").onTapGesture { path.append(number + 1) }
          }
        }
      }
    }
    let host = ViewHost(Root(log: log))
    host.tap(on: "count 0")
    host.tap(on: "go")
    host.run(for: 2)
    host.tap(on: "page")
    host.run(for: 2)
    #expect(log.value == ["page is 1", "page is 2"])
    host.key(.escape)
    host.key(.escape)
    host.run(for: 2)
    #expect(host.strings.contains("count 1"))
  }

  @Test func `what a page presents stays when the page is covered`() {
    struct Root: View {
      let log: HeldValue<[String]>
      @State private var path: [Int] = []
      @State private var isAsking = false
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .onTapGesture { isAsking = true }
            .sheet(isPresented: $isAsking) {
              Text("sheet")
                .onTapGesture { path = [1] }
                .modifier(Noting(name: "sheet", log: log))
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = ViewHost(Root(log: log))
    host.tap(on: "root")
    host.run(for: 2)
    host.tap(on: "sheet")
    host.run(for: 2)
    #expect(host.strings.contains("sheet") && host.strings.contains("page 1"))
    #expect(log.value == ["sheet comes"])
  }

  @Test func `a task ends with the page that is covered, and begins anew with it`() async {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let host = ViewHost(
      Numbers(log: log) {
        Color.red.task {
          continuation.yield("begins")
          do { try await Task.sleep(for: .seconds(3600)) } catch { continuation.yield("ends") }
        }
      })
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "begins")
    host.tap(on: "root")
    host.run(for: 2)
    #expect(await iterator.next() == "ends")
    host.key(.escape)
    host.run(for: 2)
    #expect(await iterator.next() == "begins")
  }
}
