import Foundation

/// The marks below the track of a slider, one pixel each.
nonisolated struct SliderTickShape: Shape {
  /// 0...1.
  let fractions: [Double]

  func path(in rect: CGRect) -> Path {
    let (knob, pixel) = (SliderTrack.height, SliderTrack.height / 4)
    let room = max(rect.width - knob, 0)
    return Path { path in
      for fraction in fractions {
        let middle = rect.minX + knob / 2 + CGFloat(fraction) * room
        let x = ((middle - pixel / 2) / pixel).rounded() * pixel
        path.addRect(CGRect(x: x, y: rect.maxY - pixel, width: pixel, height: pixel))
      }
    }
  }
}
