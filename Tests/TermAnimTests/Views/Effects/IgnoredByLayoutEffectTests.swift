import Foundation
import Testing

@testable import TermAnim

@MainActor
struct IgnoredByLayoutEffectTests {
  private struct Push: GeometryEffect {
    var x: CGFloat

    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  /// A square that notes where a proxy in it says that it is.
  private struct Noting: View {
    let note: (CGFloat) -> Void

    var body: some View {
      GeometryReader { proxy in
        let _ = note(proxy.frame(in: .global).minX)
        Color.red
      }
      .frame(width: 20, height: 20)
    }
  }

  private struct Pushed: View {
    @State private var isAway = false
    let isIgnored: Bool
    let note: (CGFloat) -> Void

    var body: some View {
      Group {
        if isIgnored {
          Noting(note: note).modifier(Push(x: isAway ? 100 : 0).ignoredByLayout())
        } else {
          Noting(note: note).modifier(Push(x: isAway ? 100 : 0))
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isAway = true } }
    }
  }

  private func places(isIgnored: Bool) -> (told: [CGFloat], drawn: CGFloat?) {
    var told: [CGFloat] = []
    let host = ViewHost(Pushed(isIgnored: isIgnored) { told.append($0) })
    host.run(for: 0.5)
    return (told, host.firstBox?.minX)
  }

  @Test func `an effect moves the frames that a proxy tells of, unless layout ignores it`() {
    let (seen, ignored) = (places(isIgnored: false), places(isIgnored: true))
    #expect(seen.drawn.map { abs($0 - 200) < 4 } == true)
    #expect(seen.told.last.map { abs($0 - 200) < 4 } == true)
    #expect(ignored.drawn.map { abs($0 - 200) < 4 } == true)
    #expect(Set(ignored.told) == [150], "\(ignored.told)")
  }

  @Test func `what is drawn elsewhere is pressed there`() {
    var count = 0
    let host = ViewHost(
      Color.red.frame(width: 20, height: 20)
        .onTapGesture { count += 1 }
        .modifier(Push(x: 100).ignoredByLayout()))
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(count == 0)
    host.tap(at: CGPoint(x: 260, y: 96))
    #expect(count == 1)
  }
}
