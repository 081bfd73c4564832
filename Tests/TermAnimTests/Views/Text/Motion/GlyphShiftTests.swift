import Foundation
import Testing

@testable import TermAnim

/// Texts whose letters change their size.
@MainActor
struct GlyphShiftTests {
  private struct Word: View {
    @State private var isLarge = false
    let sizes: (small: CGFloat, large: CGFloat)
    let font: (CGFloat) -> Font

    var body: some View {
      Text("Gj-n").font(font(isLarge ? sizes.large : sizes.small)).fixedSize()
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
    }
  }

  /// The boxes of the letters' ink, from the corner of the first: a text at rest is on whole
  /// pixels.
  private func boxes(_ host: ViewHost) -> [CGRect] {
    let boxes = DrawnText.glyphs(in: host).flatMap(\.run.glyphs).map {
      $0.outline.applying($0.transform).boundingRect
    }
    let corner = boxes.first?.origin ?? .zero
    return boxes.map { $0.offsetBy(dx: -corner.x, dy: -corner.y) }
  }

  private func tap(_ host: ViewHost) {
    host.tap(at: CGPoint(x: 160, y: 96))
  }

  // Fitted to pixels, each size has strokes and widths of its own.
  @Test(
    arguments: [(40.0, 64.0), (40, 112), (48, 69), (64, 28)],
    [Font.Weight.light, .regular, .bold, .black])
  func `letters begin as they were, and end as they are laid out`(
    sizes: (Double, Double), weight: Font.Weight
  ) {
    let word = Word(sizes: (sizes.0, sizes.1)) { .system(size: $0, weight: weight) }
    let host = ViewHost(word)
    let small = boxes(host)
    tap(host)
    #expect(boxes(host).isNear(small, within: 1e-6))
    host.advance(by: 0.9999999)
    let end = boxes(host)
    host.advance(by: 1)
    #expect(zip(end, boxes(host)).allSatisfy { abs($0.midX - $1.midX) < 1e-3 })
    let large = boxes(host)
    #expect(!large.isNear(small, within: 1e-6))
    tap(host)
    #expect(boxes(host).isNear(large, within: 1e-6))
  }

  @Test func `slanted letters begin as they were, too`() {
    let host = ViewHost(Word(sizes: (40, 64)) { .system(size: $0, weight: .bold).italic() })
    let small = boxes(host)
    tap(host)
    let seen = boxes(host)
    #expect(zip(seen, small).allSatisfy { abs($0.midX - $1.midX) < 0.5 })
    #expect(zip(seen, small).allSatisfy { abs($0.midY - $1.midY) < 1e-6 })
  }

  @Test func `on the way letters are between, and do not touch each other`() {
    let host = ViewHost(Word(sizes: (40, 112)) { .system(size: $0, weight: .bold) })
    let gaps = { zip(boxes($0), boxes($0).dropFirst()).map { $1.minX - $0.maxX } }
    let (small, widths) = (gaps(host), boxes(host).map(\.width))
    tap(host)
    for _ in 0..<9 {
      host.advance(by: 0.1)
      #expect(gaps(host).min() ?? -1 >= (small.min() ?? 0) - 1e-6)
      #expect(zip(boxes(host), widths).allSatisfy { $0.width > $1 })
    }
  }

  @Test func `a second change goes on from what is seen`() {
    let host = ViewHost(Word(sizes: (40, 112)) { .system(size: $0, weight: .bold) })
    tap(host)
    host.advance(by: 0.4)
    let seen = boxes(host)
    tap(host)
    #expect(boxes(host).isNear(seen, within: 1e-6))
  }

  /// Struck out by a tap.
  private struct Task: View {
    @State private var isDone = false

    var body: some View {
      Text("task").font(.system(size: 40)).strikethrough(isDone)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isDone.toggle() } }
    }
  }

  /// The lines under and through the text, and how opaque they are.
  private func lines(_ host: ViewHost) -> [(box: CGRect, opacity: Double)] {
    host.drawing.compactMap { flat in flat.bounds.map { ($0, flat.opacity) } }
  }

  @Test func `a line through a text fades in, and out from what is seen`() {
    let host = ViewHost(Task())
    tap(host)
    host.advance(by: 0.25)
    #expect(lines(host).map(\.opacity) == [0.25])
    host.advance(by: 0.5)
    #expect(lines(host).map(\.opacity) == [0.75])
    tap(host)
    #expect(lines(host).map(\.opacity) == [0.75])
    host.run(for: 2)
    #expect(lines(host).isEmpty)
    tap(host)
    host.run(for: 2)
    #expect(lines(host).map(\.opacity) == [1])
  }

  @Test func `a line under a text that grows goes along`() throws {
    let host = ViewHost(Word(sizes: (40, 112)) { .system(size: $0) }.underline())
    let small = try #require(lines(host).first)
    tap(host)
    host.advance(by: 0.5)
    let half = try #require(lines(host).first)
    host.run(for: 1)
    let large = try #require(lines(host).first)
    #expect(large.box.width > 2 * small.box.width && half.opacity == 1)
    #expect(abs(half.box.width - (small.box.width + large.box.width) / 2) < 1)
    #expect(half.box.minY > small.box.minY && half.box.minY < large.box.minY)
  }
}
