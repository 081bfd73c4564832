import CAllocations
import Foundation
import Measuring
import TermAnim

/// A scene whose lists are ready, and the rasteriser that draws them.
final class SceneRun {
  private let scene: Scene
  private let size: SceneSize
  private let lists: [DisplayList]
  private let rasterizer: Rasterizer
  private let drawsDamage: Bool

  init(_ scene: Scene, size: SceneSize, drawsDamage: Bool) {
    (self.scene, self.size, self.drawsDamage) = (scene, size, drawsDamage)
    lists = (0..<Scene.frameCount).map { scene.frame($0, size: size) }
    rasterizer = Rasterizer(
      width: size.width, height: size.height, scale: CGSize(width: 1, height: 1),
      ground: Scene.ground)
  }

  /// Frame 100, drawn as a whole, as a picture in `folder`.
  func dump(to folder: String) throws {
    let picture = rasterizer.picture(of: lists[100])
    try PictureFile.write(
      picture.pixels, to: "\(folder)/termanim_\(scene.name)_\(size.name).ppm")
  }

  /// Microseconds of processor time a frame, over at least so much of it or over so many frames.
  func repetition(leastMicroseconds: Double, frameCount: Int?) -> JSONLine {
    let start = ProcessUsage.microseconds(of: CLOCK_THREAD_CPUTIME_ID)
    var (count, elapsed) = (0, 0.0)
    repeat {
      let rest = frameCount.map { min($0 - count, lists.count) } ?? lists.count
      for list in lists[..<max(rest, 0)] { draw(list) }
      count += max(rest, 0)
      elapsed = ProcessUsage.microseconds(of: CLOCK_THREAD_CPUTIME_ID) - start
    } while frameCount.map { count < $0 } ?? (elapsed < leastMicroseconds)
    let microseconds = elapsed / Double(max(count, 1))
    return line { $0.add("us", microseconds) }
  }

  /// Blocks of memory asked for by all frames together, once each of them has been drawn before.
  func allocations() -> JSONLine {
    for list in lists { draw(list) }
    let before = allocations_of_this_thread()
    precondition(before > 0, "allocations are not counted")
    for list in lists { draw(list) }
    let count = Int(allocations_of_this_thread() &- before)
    return line { $0.add("allocations", count) }
  }

  private func line(_ add: (inout JSONLine) -> Void) -> JSONLine {
    var line = JSONLine()
    line.add("lib", "termanim")
    line.add("scene", scene.name)
    line.add("size", size.name)
    add(&line)
    return line
  }

  private func draw(_ list: DisplayList) {
    if !drawsDamage { rasterizer.invalidate() }
    _ = rasterizer.picture(of: list)
  }
}
