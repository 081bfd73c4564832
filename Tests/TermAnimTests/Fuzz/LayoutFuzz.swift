import Foundation
import Testing

@testable import TermAnim

/// Trees of views with impossible sizes, from layout to pixels.
@MainActor
struct LayoutFuzz {
  @Test func `any tree is laid out, drawn, and the same when nothing has changed`() {
    Fuzz.rounds(30) { dice in
      let size = dice.pick([
        CGSize(width: 160, height: 96), CGSize(width: 1, height: 1), .zero,
        CGSize(width: 2000, height: 3),
      ])
      let host = ViewHost(HostileViews.view(&dice), size: size)
      let list = host.displayList
      let rasterizer = Rasterizer(
        width: 40, height: 24, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
      let first = rasterizer.picture(of: list).pixels.bitmap
      host.advance(by: 1)
      let second = rasterizer.picture(of: host.displayList).pixels.bitmap
      return first == second ? nil : "a tree at rest has changed"
    }
  }

  @Test func `any tree becomes any other, halfway too`() {
    Fuzz.rounds(6) { dice in
      let (one, other) = (HostileViews.view(&dice), HostileViews.view(&dice))
      let model = FlipModel()
      let host = ViewHost(FlipView(model: model, one: one, other: other))
      let rasterizer = Rasterizer(
        width: 40, height: 24, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
      for _ in 0..<3 {
        withAnimation(.spring(duration: 0.3)) { model.isOther.toggle() }
        for _ in 0..<3 {
          host.advance(by: 0.1)
          _ = rasterizer.picture(of: host.displayList)
        }
      }
      return nil
    }
  }

  @Test func `a cover grows out of any view and goes back into it, as if it had not been`() {
    Fuzz.rounds(6) { dice in
      let (source, cover) = (HostileViews.view(&dice, depth: 2), HostileViews.view(&dice, depth: 2))
      let model = FlipModel()
      let host = ViewHost(CoveredView(model: model, source: source, cover: cover))
      let rasterizer = Rasterizer(
        width: 40, height: 24, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
      let before = pixels(of: host, rasterizer)
      for _ in 0..<dice.roll(1..<5) {
        model.isOther.toggle()
        for _ in 0..<3 {
          host.advance(by: dice.pick([0.02, 0.1, 1]))
          _ = pixels(of: host, rasterizer)
        }
      }
      model.isOther = false
      for _ in 0..<20 { host.advance(by: 0.2) }
      return pixels(of: host, rasterizer) == before ? nil : "what was covered is not as before"
    }
  }

  private func pixels(of host: ViewHost, _ rasterizer: Rasterizer) -> Bitmap {
    rasterizer.picture(of: host.displayList).pixels.bitmap
  }
}

@MainActor
private final class FlipModel: ObservableObject {
  @Published var isOther = false
}

private struct FlipView: View {
  @ObservedObject var model: FlipModel
  let one: AnyView
  let other: AnyView

  var body: some View {
    if model.isOther { other } else { one }
  }
}

private struct CoveredView: View {
  @ObservedObject var model: FlipModel
  let source: AnyView
  let cover: AnyView
  @Namespace private var namespace

  var body: some View {
    source
      .matchedTransitionSource(id: 0, in: namespace)
      .fullScreenCover(isPresented: $model.isOther) {
        cover.navigationTransition(.zoom(sourceID: 0, in: namespace))
      }
  }
}
