import Testing

@testable import TermAnim

/// What a frame costs the views, counted instead of timed.
@MainActor
struct ViewBoundsTests {
  private final class Meter: ObservableObject {
    @Published var place = 0.0
  }

  private struct Needle: View, Animatable {
    var animatableData: Double

    var body: some View {
      Color.red.frame(width: 1 + animatableData, height: 2)
    }
  }

  private struct Board: View {
    @ObservedObject var meter: Meter

    var body: some View {
      ZStack {
        ForEach(0..<100, id: \.self) { index in
          Needle(animatableData: index == 42 ? meter.place : 0)
        }
      }
    }
  }

  @Test func `of a hundred views one that moves runs one body a frame`() {
    let meter = Meter()
    let host = ViewHost(Board(meter: meter))
    withAnimation(.linear(duration: 1)) { meter.place = 1 }
    host.advance(by: 1 / 60)
    let count = host.graph.bodyEvaluationCount
    for _ in 0..<10 { host.advance(by: 1 / 60) }
    #expect(host.graph.bodyEvaluationCount == count + 10)
  }
}
