import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextMotionTests {
  private struct Fading: View {
    @State private var isBlue = false
    let font: Font

    var body: some View {
      Text("Hi").font(font).foregroundColor(isBlue ? .blue : .red)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isBlue = true } }
    }
  }

  @Test func `the colour of outlines and characters is animated`() {
    let environment = EnvironmentValues()
    let (red, blue) = (Color.red.resolve(in: environment), Color.blue.resolve(in: environment))
    for font in [Font.body, .largeTitle] {
      let host = ViewHost(Fading(font: font))
      func color() -> Color.Resolved? {
        if case .color(let color)? = DrawnText.glyphs(in: host).first?.paint { return color }
        return DrawnText.characters(in: host).first?.color
      }
      #expect(color() == red)
      host.tap(at: CGPoint(x: 160, y: 96))
      host.advance(by: 0.5)
      #expect(color().map { $0 != red && $0 != blue } == true)
      host.advance(by: 1)
      #expect(color()?.description == blue.description)
    }
  }

  private struct Wave: View, Animatable {
    var phase: Double

    nonisolated var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { index in
          Text(String(Array("Waves")[index])).font(.largeTitle)
            .scaleEffect(1 + max(0, 1 - abs(phase * 4 - Double(index))))
        }
      }
    }
  }

  private struct WaveStage: View {
    @State private var phase = 0.0

    var body: some View {
      Wave(phase: phase).onTapGesture { withAnimation(.linear(duration: 1)) { phase = 1 } }
    }
  }

  @Test func `a wave scales glyphs and keeps their outlines`() {
    let host = ViewHost(WaveStage())
    let before = DrawnText.glyphs(in: host).map(\.run)
    #expect(before.count == 5)
    host.tap(at: CGPoint(x: 160, y: 96))
    host.advance(by: 0.5)
    #expect(DrawnText.glyphs(in: host).map(\.run) == before)
    let scales = host.drawing.map { $0.transform.m11 }
    #expect(scales.map { ($0 * 100).rounded() / 100 } == [1, 1, 2, 1, 1])
  }

  @Test func `lines that break otherwise fade into each other`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Text("alpha beta").frame(width: 60 - u, alignment: .leading)
      })
    #expect(host.strings == ["alpha beta"])
    host.animate { probe.u = 36 }
    host.advance(by: 0.5)
    #expect(host.strings.count > 2, "glyphs of both")
    host.advance(by: 0.6)
    #expect(host.strings == ["alpha", "beta"])
    probe.u = 0
    host.settle()
    #expect(host.strings == ["alpha beta"])
    probe.u = 8
    host.settle()
    host.animate { probe.u = 0 }
    host.advance(by: 0.5)
    #expect(host.strings == ["alpha beta"])
  }

  @Test func `with no transition they are there at once`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Text("alpha beta").contentTransition(.identity).frame(width: 60 - u, alignment: .leading)
      })
    host.animate { probe.u = 36 }
    host.advance(by: 0.5)
    #expect(host.strings == ["alpha", "beta"])
  }

  @Test func `a fade goes on when the text has other room for the same line`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, flag in
        HStack {
          Text(flag ? "beta" : "alfa").contentTransition(.opacity).frame(maxWidth: .infinity)
          Color.red.frame(width: 10 + v)
        }
      })
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    let onTheWay = host.strings
    #expect(Set(onTheWay) == ["a", "l", "f"])
    probe.v = 50
    host.settle()
    #expect(host.strings == onTheWay)
    host.advance(by: 0.8)
    #expect(host.strings == ["beta"])
  }
}
