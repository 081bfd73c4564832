/// Blurs along rows, then along columns.
///
/// Each pixel is a sum in a fixed order over its neighbourhood: the same wherever the surface's
/// edges are, as long as they are far enough. What lies outside the surface counts as clear.
struct GaussianBlur {
  let deviation: (x: Double, y: Double)

  /// The whole distance beyond which a pixel has no part in a blur of this deviation.
  static func reach(of deviation: Double) -> Int {
    deviation < BoxBlur.leastDeviation
      ? GaussianKernel.reach(of: deviation) : BoxBlur.reach(of: deviation)
  }

  /// Whether there is anything to blur.
  var blurs: Bool { Self.reach(of: deviation.x) > 0 || Self.reach(of: deviation.y) > 0 }

  /// Blurs the pixels of a surface in place; costs pixels, and times reach where that is short.
  func apply(to surface: Surface, scratch: ScratchStack) {
    let (width, height) = (surface.bounds.width, surface.bounds.height)
    let plane = BlurPlane(width: width, height: height, channels: 4, deviation, scratch)
    plane.read { row, channels in
      PixelMath.separate(surface.row(row), into: channels, count: width)
    }
    plane.write { row, channels in
      PixelMath.join(channels, into: surface.row(row), count: width)
    }
    plane.giveBack()
  }

  /// Draws a surface's alpha in one colour, moved by pixels and blurred, behind the surface; costs
  /// as much as a blur of one channel.
  func addShadow(
    to surface: Surface, of pixel: UInt32, movedBy offset: (x: Double, y: Double),
    scratch: ScratchStack
  ) {
    let (width, height) = (surface.bounds.width, surface.bounds.height)
    let alpha = MovedAlpha(of: surface, by: offset)
    let plane = BlurPlane(width: width, height: height, channels: 1, deviation, scratch)
    plane.read { row, numbers in alpha.write(row, into: numbers) }
    plane.write { row, numbers in
      PixelMath.put(pixel, times: numbers, behind: surface.row(row), count: width)
    }
    plane.giveBack()
  }
}
