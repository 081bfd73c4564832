import Foundation
import Testing

@testable import TermAnim

/// A blue square of 40 points with a yellow one on it, which moves within an effect.
@MainActor
struct EffectSpaceTests {
  private struct Stillness: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  }

  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)
  private let yellow = Color.Resolved(red: 1, green: 1, blue: 0)

  /// The yellow square is late in following what has changed.
  private func ball(_ isOn: Bool) -> some View {
    Color(red: 0, green: 0, blue: 1)
      .frame(width: 40, height: 40)
      .overlay {
        Color(red: 1, green: 1, blue: 0)
          .frame(width: 10, height: 10)
          .scaleEffect(isOn ? 1.8 : 1.3)
          .animation(.linear(duration: 1).delay(1), value: isOn)
      }
  }

  private func centers(_ show: @escaping (Bool) -> some View) -> (blue: CGPoint?, yellow: CGPoint?)
  {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        show(flag).offset(x: flag ? 100 : 0).animation(.linear(duration: 1), value: flag)
      })
    probe.flag = true
    host.settle()
    host.advance(by: 0.5)
    func center(_ color: Color.Resolved) -> CGPoint? {
      host.seen(color).map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) }
    }
    return (center(blue), center(yellow))
  }

  @Test func `what is animated inside an effect moves with it`() {
    let half = CGPoint(x: 210, y: 96)
    let turned = centers { [self] in ball($0).rotationEffect(.degrees($0 ? 90 : 0)) }
    #expect(turned.blue == half && turned.yellow == half)
    let scaled = centers { [self] in ball($0).scaleEffect(1) }
    #expect(scaled.blue == half && scaled.yellow == half)
    let tilted = centers { [self] in ball($0).rotation3DEffect(.degrees(0), axis: (1, 0, 0)) }
    #expect(tilted.blue == half && tilted.yellow == half)
  }

  @Test
  func `what is animated in a view without an effect stays behind when that is placed elsewhere`() {
    let plain = centers { [self] in ball($0) }
    #expect(plain.blue == CGPoint(x: 210, y: 96))
    #expect(plain.yellow == CGPoint(x: 160, y: 96))
  }

  @Test func `a view in an effect that is placed elsewhere hears where it is shown`() {
    func places(_ effect: @escaping (AnyView) -> some View) -> [CGFloat] {
      let probe = Probe()
      var places: [CGFloat] = []
      let host = ViewHost(
        ProbeView(probe) { _, _, flag in
          let reader = Color.red.onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            places.append($0)
          }
          effect(AnyView(reader))
            .frame(width: 20, height: 20)
            .offset(x: flag ? 100 : 0)
            .animation(.linear(duration: 1), value: flag)
        })
      probe.flag = true
      host.settle()
      for _ in 1...2 { host.advance(by: 0.5) }
      return places
    }
    #expect(places { $0 } == [150, 250])
    #expect(places { $0.scaleEffect(1) } == [150, 200, 250])
    #expect(places { $0.modifier(Stillness().ignoredByLayout()) } == [150, 200, 250])
  }

  @Test func `a view in an effect finds itself, and is pressed, where it is shown`() {
    var (place, count) = (CGRect.zero, 0)
    let host = ViewHost(
      Color.red.frame(width: 20, height: 10)
        .onTapGesture { count += 1 }
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          place = $0
        }
        .rotationEffect(.degrees(90))
        .offset(x: 60))
    #expect(place.isNear(CGRect(x: 215, y: 86, width: 10, height: 20), within: 1e-6))
    host.tap(at: CGPoint(x: 220, y: 88))
    host.tap(at: CGPoint(x: 212, y: 96))
    #expect(count == 1)
  }
}
