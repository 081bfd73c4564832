import CAllocations
import Foundation
import Testing

@testable import TermAnim

/// The wave that runs through a text: what it looks like, and what a frame of it costs.
@MainActor
struct WaveTextTests {
  private static let letters = 200

  /// The height of the wave at `x`, both as shares; the tutorials' formula.
  private nonisolated static func height(
    _ share: Double, x: Double, count: Double, width: Double
  ) -> Double {
    let chunk = width / count
    let offset = (chunk - 1 / count) * share
    guard x >= share - chunk + offset, x < share + offset else { return 0 }
    let angle = (x - share - offset) / chunk * 2 * .pi - .pi / 2
    return (sin(angle) + 1) / 2
  }

  private struct Wave: AnimatableModifier {
    let count: Int
    var share: Double

    nonisolated var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Text(String(Array("SwiftUI")[index % 7])).font(.custom("Menlo", size: 40).bold())
            .scaleEffect(
              1
                + CGFloat(
                  WaveTextTests.height(
                    share, x: Double(index) / Double(count), count: Double(count), width: 6)))
        }
      }
    }
  }

  private struct Stage: View {
    @State private var isOn = false

    var body: some View {
      Color.clear.modifier(Wave(count: WaveTextTests.letters, share: isOn ? 1 : 0))
        .onAppear {
          withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { isOn = true }
        }
    }
  }

  private func scales(_ host: ViewHost) -> [Double] {
    host.drawing.compactMap { flat in
      if case .glyphs = flat.command { return Double(flat.transform.m11) }
      return nil
    }
  }

  @Test func `six letters are larger, each scaled about its middle, and the rest at rest`() {
    let host = ViewHost(Stage(), size: CGSize(width: 8000, height: 192))
    host.advance(by: 1)
    let scales = scales(host)
    #expect(scales.count == Self.letters)
    #expect((4...6).contains(scales.count { $0 > 1.000_1 }))
    #expect(scales.allSatisfy { $0 > 0.999_9 && $0 < 2.000_1 })
    let middle = scales.indices.max { scales[$0] < scales[$1] } ?? 0
    #expect(abs(middle - Self.letters / 2) <= 4)
  }

  @Test(arguments: [1.3, 3.2, 9.7])
  func `the wave is where it is, however many frames led there`(seconds: Double) {
    let size = CGSize(width: 8000, height: 192)
    let (stepped, jumped) = (ViewHost(Stage(), size: size), ViewHost(Stage(), size: size))
    stepped.run(for: seconds)
    jumped.advance(by: seconds)
    #expect(zip(scales(stepped), scales(jumped)).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `the frame past the end of a cycle shows its end, and the way back begins there`() {
    let size = CGSize(width: 8000, height: 192)
    let (late, there) = (ViewHost(Stage(), size: size), ViewHost(Stage(), size: size))
    late.advance(by: 121 / 60)
    #expect(scales(late).allSatisfy { abs($0 - 1) < 1e-9 })
    late.advance(by: 0.75)
    // The curve is symmetric: so far back after its end, so far there before it.
    there.advance(by: 1.25)
    #expect(zip(scales(late), scales(there)).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(scales(late).contains { $0 > 1.5 })
  }

  @Test func `a frame evaluates one body and no text, and typesets nothing`() {
    let host = ViewHost(Stage(), size: CGSize(width: 8000, height: 192))
    host.advance(by: 0.5)
    let outlines = { self.outlines(host) }
    let before = outlines()
    let bodies = host.graph.bodyEvaluationCount
    host.advance(by: 1 / 60)
    #expect(host.graph.bodyEvaluationCount - bodies <= 2)
    #expect(outlines() == before)
  }

  private func outlines(_ host: ViewHost) -> [Path] {
    host.drawing.flatMap { flat -> [Path] in
      guard case .glyphs(let run, _) = flat.command else { return [] }
      return run.glyphs.map(\.outline)
    }
  }

  @Test func `frames of scaled glyphs are drawn without a new block of memory`() {
    let host = ViewHost(Stage(), size: CGSize(width: 8000, height: 192))
    let lists = (0..<20).map { _ in
      host.advance(by: 1 / 60)
      return host.displayList
    }
    let rasterizer = Rasterizer(
      width: 2000, height: 48, scale: CGSize(width: 0.25, height: 0.25), ground: .black)
    for list in lists { _ = rasterizer.picture(of: list) }
    let before = allocations_of_this_thread()
    for list in lists { _ = rasterizer.picture(of: list) }
    let count = allocations_of_this_thread() &- before
    #expect(count <= SteadyState.allocations(optimized: 0, debug: 9_000, frames: lists.count))
  }

  /// A text whose colour is on its way.
  private struct Fading: View {
    let count: Int
    @State private var isOn = false

    var body: some View {
      Text(verbatim: String(repeating: "wave", count: count / 4)).font(.system(size: 40))
        .foregroundStyle(isOn ? .red : .blue).fixedSize()
        .onAppear { withAnimation(.linear(duration: 9)) { isOn = true } }
    }
  }

  @Test(.enabled(if: allocations_are_counted()))
  func `a colour on its way takes as many blocks of memory in a long text as in a short one`() {
    func blocks(_ count: Int) -> Int {
      let host = ViewHost(Fading(count: count))
      func show() {
        host.advance(by: 1 / 60)
        _ = host.displayList
      }
      for _ in 0..<5 { show() }
      let before = allocations_of_this_thread()
      for _ in 0..<10 { show() }
      return Int(allocations_of_this_thread() &- before)
    }
    let (short, long) = (blocks(4), blocks(400))
    #expect(short == long && short > 0, "\(short) and \(long)")
  }

  @Test func `a frame of the wave takes few blocks of memory for each character`() {
    let host = ViewHost(Stage(), size: CGSize(width: 8000, height: 192))
    func show() {
      host.advance(by: 1 / 60)
      _ = host.displayList
    }
    for _ in 0..<5 { show() }
    let before = allocations_of_this_thread()
    for _ in 0..<10 { show() }
    let count = Int(allocations_of_this_thread() &- before) / 10 / Self.letters
    // The wave's body makes its strings, texts and effects anew; typesetting and drawing ask for
    // none.
    #expect(count <= 7, "\(count)")
  }
}
