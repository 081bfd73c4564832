import Foundation
import Observation
import Testing

@testable import TermAnim

/// Changes of one turn that are each in a transaction of their own.
@MainActor
struct SuccessiveTransactionTests {
  private let probe = Probe()
  private let short = Animation.linear(duration: 1)
  private let long = Animation.linear(duration: 2)

  private final class Broadcasting: ObservableObject {
    @Published var u = 0.0
    @Published var v = 0.0
  }

  @Observable
  final class Observed {
    var u = 0.0
    var v = 0.0
  }

  private struct PublishedView<Content: View>: View {
    @ObservedObject var model: Broadcasting
    let content: (Double, Double) -> Content

    var body: some View { content(model.u, model.v) }
  }

  private struct ObservedView<Content: View>: View {
    let model: Observed
    let content: (Double, Double) -> Content

    var body: some View { content(model.u, model.v) }
  }

  /// Where the leading upper corners of squares are that two numbers move, a second after the first
  /// has become 100 in one second and the other 50 in two; by where the numbers are kept.
  private func corners(
    after seconds: Double, @ViewBuilder _ content: @escaping (Double, Double) -> some View
  ) -> [[CGPoint?]] {
    let (published, observed) = (Broadcasting(), Observed())
    let hosts = [
      ViewHost(ProbeView(probe) { u, v, _ in content(u, v) }),
      ViewHost(PublishedView(model: published, content: content)),
      ViewHost(ObservedView(model: observed, content: content)),
    ]
    let starts = hosts.map { host in host.drawing.map { $0.bounds?.origin } }
    withAnimation(short) { (probe.u, published.u, observed.u) = (100, 100, 100) }
    withAnimation(long) { (probe.v, published.v, observed.v) = (50, 50, 50) }
    return zip(hosts, starts).map { host, starts in
      host.settle()
      host.advance(by: seconds)
      return zip(host.drawing, starts).map { command, start in
        guard let start, let end = command.bounds?.origin else { return nil }
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
      }
    }
  }

  private var square: some View { Color.red.frame(width: 10, height: 10) }

  @Test func `each value moves by its own animation`() {
    let corners = corners(after: 0.5) { u, v in
      ZStack(alignment: .topLeading) {
        square.offset(x: u)
        square.offset(y: v)
      }
    }
    for moved in corners {
      #expect(moved == [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 12.5)])
    }
  }

  /// As in SwiftUI, where the frame of a view is one value: what comes second bends what is under
  /// way.
  @Test func `offsets of one view are one way, on which the second animation takes over`() {
    for moved in corners(after: 0.5, { u, v in square.offset(x: u).offset(y: v) }) {
      #expect(moved == [CGPoint(x: 50 + 50 * 0.25, y: 12.5)])
    }
  }

  @Test func `offsets with a geometry group between them have each an animation of their own`() {
    let corners = corners(after: 0.5) { u, v in
      square.offset(x: u).geometryGroup().offset(y: v)
    }
    for moved in corners { #expect(moved == [CGPoint(x: 50, y: 12.5)]) }
  }

  @Test func `each change is asked for by its own animation`() {
    let log = RecordingLog()
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        HStack {
          square.offset(x: u)
          square.offset(y: v)
        }
      })
    withAnimation(log.animation("A")) { probe.u = 100 }
    host.animate(log.animation("B")) { probe.v = 50 }
    #expect(log.entries.map(\.tag) == ["A", "B"])
    #expect(log.entries.map(\.delta) == [[100, 0, 0, 0], [0, 50, 0, 0]])
  }

  @Test(arguments: [
    Animation.linear(duration: 0.7), .spring(duration: 0.6), .bouncy, .easeIn(duration: 0.4),
  ])
  func `one turn is the same as one turn each at the same moment`(second: Animation) {
    func places(settling: Bool) -> [CGRect?] {
      let probe = Probe()
      let host = ViewHost(
        ProbeView(probe) { u, v, _ in square.offset(x: u).offset(x: v).scaleEffect(1 + u / 100) })
      withAnimation(.spring(duration: 0.5)) { probe.u = 40 }
      host.advance(by: 0.1)
      withAnimation(short) { probe.u = 100 }
      if settling { host.settle() }
      withAnimation(second) { (probe.u, probe.v) = (20, 60) }
      if settling { host.settle() }
      host.animate(.smooth) { probe.v = 10 }
      return (0..<30).map { _ in
        host.advance(by: 0.05)
        return host.firstBox
      }
    }
    #expect(places(settling: false) == places(settling: true))
  }
}
