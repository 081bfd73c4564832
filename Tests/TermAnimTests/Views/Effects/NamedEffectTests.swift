import Foundation
import Testing

@testable import TermAnim

/// Effects by the names that SwiftUI has for its own.
@MainActor
struct NamedEffectTests {
  /// A square that notes where a proxy in it says that it is.
  private struct Noting: View {
    let note: (CGRect) -> Void

    var body: some View {
      GeometryReader { proxy in
        let _ = note(proxy.frame(in: .global))
        Color.red
      }
      .frame(width: 20, height: 20)
    }
  }

  private var square: some View { Color.red.frame(width: 40, height: 20) }

  private func boxes(_ view: some View) -> [CGRect] { ViewHost(view).boxes }

  @Test func `effects by name draw what the modifiers draw`() {
    let way = CGSize(width: 30, height: -10)
    #expect(
      boxes(square.modifier(_OffsetEffect(offset: way))) == boxes(square.offset(way)))
    #expect(
      boxes(square.modifier(_ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .leading)))
        == boxes(square.scaleEffect(CGSize(width: 2, height: 3), anchor: .leading)))
    #expect(
      boxes(square.modifier(_RotationEffect(angle: .degrees(30), anchor: .top)))
        == boxes(square.rotationEffect(.degrees(30), anchor: .top)))
    #expect(
      boxes(
        square.modifier(
          _Rotation3DEffect(
            angle: .degrees(30), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1)))
        == boxes(square.rotation3DEffect(.degrees(30), axis: (0, 1, 0))))
    let faint = ViewHost(square.modifier(_OpacityEffect(opacity: 0.25))).drawing
    #expect(faint.map { $0.layers.map(\.opacity) } == [[0.25]])
  }

  @Test func `an effect that layout ignores does not move the frames that are told`() {
    var told: [CGRect] = []
    let host = ViewHost(
      Noting { told.append($0) }
        .modifier(_OffsetEffect(offset: CGSize(width: 50, height: 0)).ignoredByLayout())
        .modifier(_ScaleEffect(scale: CGSize(width: 2, height: 2)).ignoredByLayout()))
    #expect(host.firstBox == CGRect(x: 240, y: 76, width: 40, height: 40))
    #expect(told.last == CGRect(x: 150, y: 86, width: 20, height: 20))
  }

  private struct Coming: View {
    @State private var isThere = false
    let transition: AnyTransition

    var body: some View {
      ZStack {
        if isThere { Color.red.frame(width: 40, height: 20).transition(transition) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
    }
  }

  @Test func `transitions are made of effects by name`() {
    let shift = ViewHost(
      Coming(
        transition: .modifier(
          active: _OffsetEffect(offset: CGSize(width: 100, height: 0)),
          identity: _OffsetEffect(offset: .zero))))
    shift.run(for: 0.5)
    #expect(shift.firstBox.map { abs($0.midX - 210) < 4 } == true)
    let fade = ViewHost(
      Coming(
        transition: .modifier(
          active: _OpacityEffect(opacity: 0), identity: _OpacityEffect(opacity: 1))))
    fade.run(for: 0.5)
    let opacity = fade.drawing.first?.layers.first?.opacity
    #expect(opacity.map { abs($0 - 0.5) < 0.05 } == true)
  }
}
