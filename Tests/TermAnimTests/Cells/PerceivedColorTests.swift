import Foundation
import Testing

@testable import TermAnim

struct PerceivedColorTests {
  @Test func `cube roots are those of the C library, to the last bits`() {
    for step in 1...300 {
      let number = powf(Float(step) / 300, 3)
      let roots = PerceivedColor.cubeRoots(of: SIMD3(number, number / 2, number / 3))
      for (root, cube) in [(roots.x, number), (roots.y, number / 2), (roots.z, number / 3)] {
        #expect(abs(root - cbrtf(cube)) <= 4 * cbrtf(cube).ulp, "of \(cube)")
      }
    }
  }

  @Test func `the cube root of zero is next to nothing`() {
    let roots = PerceivedColor.cubeRoots(of: SIMD3(0, 1, 0))
    #expect(roots.x >= 0 && roots.x < 2e-6)
    #expect(roots.x == roots.z && abs(roots.y - 1) < 1e-6)
  }

  @Test func `grey has no colour, and white is one away from black`() {
    for level: UInt32 in stride(from: 0, through: 255, by: 15) {
      let grey = PerceivedColor(CellColor(pixel: level * 0x01_0101))
      let cube = powf(grey.lightness, 3)
      #expect(abs(cube - PerceivedColor.lights[Int(level)]) < 1e-5)
    }
    let (black, white) = (
      PerceivedColor(CellColor(pixel: 0)), PerceivedColor(CellColor(pixel: 0xFF_FFFF))
    )
    #expect(abs(black.distanceSquared(to: white) - 1) < 1e-4)
  }
}
