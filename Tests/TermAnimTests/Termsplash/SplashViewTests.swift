import Foundation
import Testing

@testable import TermAnim

/// A colour card in the manner of the tutorials: each tap lets a new colour sweep over the old
/// ones, and a finished layer becomes the ground.
private struct SplashCard: View {
  let colors: [Color] = [.blue, .red, .green, .orange]
  @State private var ground = Color.blue
  @State private var layers: [SplashLayer] = []
  @State private var index = 0

  var body: some View {
    Rectangle()
      .foregroundColor(ground)
      .overlay(
        ZStack {
          ForEach(layers) { layer in
            Sweep(progress: layer.progress).foregroundColor(layer.color)
          }
        }, alignment: .leading
      )
      .frame(width: 200, height: 100)
      .cornerRadius(10)
      .shadow(color: Color.black.opacity(0.2), radius: 10, x: 0, y: 4)
      .onTapGesture { splash() }
  }

  private func splash() {
    index = (index + 1) % colors.count
    layers.append(SplashLayer(id: (layers.last?.id ?? 0) + 1, color: colors[index], progress: 0))
    withAnimation(.easeInOut(duration: 0.5)) {
      layers[layers.count - 1].progress = 1
    } completion: {
      ground = layers[0].color
      layers.removeFirst()
    }
  }
}

private struct SplashLayer: Identifiable {
  let id: Int
  let color: Color
  var progress: CGFloat
}

private struct Sweep: Shape {
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * progress, height: rect.height))
  }
}

@MainActor
struct SplashViewTests {
  private let middle = CGPoint(x: 160, y: 96)

  @Test func `the card stands in the middle with its shadow and nothing moves`() {
    let host = ViewHost(SplashCard())
    #expect(host.drawing.count == 1)
    #expect(host.firstBox == CGRect(x: 60, y: 46, width: 200, height: 100))
    #expect(host.drawing.first?.color == Color.blue.resolved)
    #expect(host.drawing.first?.layers.first?.filters.count == 1)
    #expect(host.drawing.first?.layers.last?.clips.count == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a tap lets the next colour sweep over the card`() {
    let host = ViewHost(SplashCard())
    host.tap(at: middle)
    #expect(host.drawing.map(\.color) == [Color.blue.resolved, Color.red.resolved])
    #expect(host.lastBox?.width == 0)
    host.advance(by: 0.25)
    #expect(abs((host.lastBox?.width ?? 0) - 100) < 0.01)
    #expect(host.graph.isAnimating)
  }

  @Test func `a finished layer becomes the ground`() {
    let host = ViewHost(SplashCard())
    host.tap(at: middle)
    host.run(for: 0.6)
    #expect(host.drawing.map(\.color) == [Color.red.resolved])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `layers of quick taps overlap and all of them finish`() {
    let host = ViewHost(SplashCard())
    for _ in 0..<3 {
      host.tap(at: middle)
      host.advance(by: 0.1)
    }
    #expect(host.drawing.count == 4)
    let widths = host.drawing.dropFirst().compactMap { $0.bounds?.width }
    #expect(widths == widths.sorted(by: >))
    host.run(for: 0.7)
    #expect(host.drawing.map(\.color) == [Color.orange.resolved])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a tap beside the card is nobody's`() {
    let host = ViewHost(SplashCard())
    #expect(!host.tap(at: CGPoint(x: 10, y: 10)))
    #expect(host.drawing.count == 1)
  }
}
