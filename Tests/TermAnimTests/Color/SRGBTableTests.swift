import Foundation
import Testing

@testable import TermAnim

struct SRGBTableTests {
  private let table = SRGBTable.shared

  private func exactByte(of light: Float) -> Double {
    let light = Double(light)
    let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return (encoded * 255).rounded()
  }

  @Test func `every byte comes back from the light it stands for`() {
    for byte in UInt8.min...UInt8.max {
      #expect(table.byte(fromLinear: table.linear(fromByte: byte)) == UInt32(byte))
    }
  }

  @Test func `light becomes the nearest byte on both sides of every boundary`() {
    for byte in 1...255 {
      let encoded = (Double(byte) - 0.5) / 255
      let boundary = Float(
        encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4))
      for light in [boundary.nextDown, boundary, boundary.nextUp] {
        #expect(Double(table.byte(fromLinear: light)) == exactByte(of: light), "at \(light)")
      }
    }
  }

  @Test func `light becomes the nearest byte all along the curve`() {
    for step in 0...100_000 {
      let light = Float(step) / 100_000
      #expect(Double(table.byte(fromLinear: light)) == exactByte(of: light), "at \(light)")
    }
  }

  @Test func `components are within a hundredth of a level`() {
    for step in 0...20_000 {
      let light = Float(step) / 20_000
      let error = table.component(fromLinear: light) - SRGB.encoded(fromLinear: light)
      #expect(abs(error) * 255 < 0.01, "at \(light)")
    }
  }

  @Test(arguments: [Float.nan, -1, -Float.infinity, -0.0])
  func `light below nothing is black`(light: Float) {
    #expect(table.byte(fromLinear: light) == 0)
    #expect(table.component(fromLinear: light) == 0)
  }

  @Test(arguments: [Float(1), 1.5, .infinity])
  func `light above white is white`(light: Float) {
    #expect(table.byte(fromLinear: light) == 255)
    #expect(table.component(fromLinear: light) == 1)
  }

  @Test func `four components are packed with the first one lowest`() {
    let components = SIMD4<Float>(1, 2, 3, 4) / 255
    #expect(SRGBTable.packed(components) == 0x0403_0201)
  }

  @Test(arguments: [Float(-0.5), 0, 0.001, 0.02, 0.5, 1, 1.3])
  func `encoding undoes decoding, symmetrically about black`(component: Float) {
    let light = SRGB.linear(fromEncoded: component)
    #expect(abs(SRGB.encoded(fromLinear: light) - component) < 1e-6)
    #expect(SRGB.linear(fromEncoded: -component) == -light)
  }
}
