import Foundation

@testable import TermAnim

/// Kinds of motion over a whole screen, as pure functions of the frame's number.
enum Workload: String, CaseIterable {
  case diagonal
  case horizontal
  case plasma
  case splash
  case counter
  case idle

  static let (width, height, frameCount) = (80, 48, 40)

  /// The frames as opaque pixels.
  func frames() -> [PixelBuffer] {
    (0..<Self.frameCount).map { frame in
      let buffer = PixelBuffer(width: Self.width, height: Self.height)
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          buffer.base[y * Self.width + x] = pixel(x, y, frame) | 0xFF00_0000
        }
      }
      return buffer
    }
  }

  private func pixel(_ x: Int, _ y: Int, _ frame: Int) -> UInt32 {
    let (width, height) = (Self.width, Self.height)
    return switch self {
    case .diagonal: Self.ramp(abs((x + y + 2 * frame) % (width + height) * 2 - width - height))
    case .horizontal: Self.ramp((x + 2 * frame) % width)
    case .plasma: Self.scattered(UInt32(x + y * width + frame * width * height)) & 0xFF_FFFF
    case .splash: Self.disc(x, y, radius: frame)
    case .counter: Self.counter(x, y, frame)
    case .idle: Self.disc(x, y, radius: 20)
    }
  }

  /// A colour for each of a few hundred places, no two the same.
  private static func ramp(_ place: Int) -> UInt32 {
    UInt32(40 + place) | UInt32(160 + place / 2) << 8 | UInt32(220 - place) << 16
  }

  /// A disc with a soft edge.
  private static func disc(_ x: Int, _ y: Int, radius: Int) -> UInt32 {
    let distance = hypot(Double(x) + 0.5 - 40, Double(y) + 0.5 - 24)
    let cover = min(max(Double(radius) - distance + 0.5, 0), 1)
    return UInt32(16 + 200 * cover) | UInt32(20 + 50 * cover) << 8 | UInt32(32 + 30 * cover) << 16
  }

  /// Patches three cells wide, of which one in 33 changes its two colours in each frame.
  private static func counter(_ x: Int, _ y: Int, _ frame: Int) -> UInt32 {
    let colors: [UInt32] = [0x20_1410, 0x3C_46E6, 0x78_C85A, 0x3C_C8FA, 0xDC_A028]
    let patch = scattered(UInt32(y / 2 * 1000 + x / 3))
    let step = (UInt32(frame) + patch % 33) / 33
    return colors[Int(scattered(patch &+ step &* 7919 &+ UInt32(y % 2)) % 5)]
  }

  /// A number that depends on every bit of another.
  ///
  /// - SeeAlso: C. Wellons, "Prospecting for Hash Functions" (2018), nullprogram.com
  private static func scattered(_ value: UInt32) -> UInt32 {
    var value = (value ^ value >> 16) &* 0x7FEB_352D
    value = (value ^ value >> 15) &* 0x846C_A68B
    return value ^ value >> 16
  }
}
