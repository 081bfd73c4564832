import Foundation
import Measuring
import TermAnim

/// The frames of a file, mapped into memory and never copied.
///
/// A class because it owns the mapping, which lasts as long as the process.
final class FrameFile {
  let frames: [PixelBuffer]

  /// - Throws: when the file cannot be read or is too short.
  init(_ options: PresentOptions) throws {
    let (width, height) = (options.width, options.height)
    let frameSize = width * height
    let length = frameSize * options.frameCount * MemoryLayout<UInt32>.stride
    let descriptor = open(options.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw BenchmarkError("cannot read \(options.path)") }
    defer { close(descriptor) }
    guard lseek(descriptor, 0, Int32(SEEK_END)) >= length else {
      throw BenchmarkError("\(options.path) is shorter than \(length) bytes")
    }
    let memory = mmap(nil, length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0)
    guard let memory, memory != MAP_FAILED else {
      throw BenchmarkError("cannot map \(options.path)")
    }
    let pixels = memory.bindMemory(to: UInt32.self, capacity: frameSize * options.frameCount)
    frames = (0..<options.frameCount).map {
      PixelBuffer(width: width, height: height, lending: pixels + $0 * frameSize)
    }
  }
}
