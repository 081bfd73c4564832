import Testing

@testable import TermAnim

struct PixelRunTests {
  /// Pixels of 0 of which `fill` has made some from place 8 on 1.
  private func pixels(_ fill: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: 200)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      fill(base + 8)
    }
    return pixels
  }

  @Test(arguments: -2..<140)
  func `a run has exactly as many pixels as were asked for`(count: Int) {
    let result = pixels { PixelRun.fill($0, count: count, with: 1) }
    #expect(result == (0..<200).map { $0 >= 8 && $0 < 8 + count ? 1 : 0 })
  }

  @Test(arguments: -2..<140)
  func `a run that is poured spills no more than it says, and nothing before it`(count: Int) {
    let result = pixels { PixelRun.pour($0, count: count, with: 1) }
    let end = result.lastIndex(of: 1).map { $0 + 1 } ?? 8
    #expect(result[8..<end].allSatisfy { $0 == 1 } && result[..<8].allSatisfy { $0 == 0 })
    #expect(end >= 8 + count && end <= 8 + max(count, 0) + PixelRun.spill)
  }
}
