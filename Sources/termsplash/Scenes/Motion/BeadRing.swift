import TermAnim

/// Beads around the middle, each on whole pixels.
struct BeadRing: Shape {
  /// From the outermost bead to the one across, in points: an even number of pixels.
  let size: CGSize
  /// Of the terminal, in points.
  let pixel: CGSize

  var diameter: CGFloat { min(size.width, size.height) }

  /// The size of a bead; wide rings have larger ones.
  private var bead: CGSize {
    pixel.times(2 * max((max(8, diameter * 0.08) / 2 / pixel.width).rounded(), 1))
  }

  /// So many that there is a bead's room between two, and as many in each quarter.
  private var count: Int {
    let circumference = .pi * (diameter - bead.width)
    return max(8, Int(circumference / (2 * bead.width) / 4) * 4)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let (bead, pixel) = (bead, pixel)
    let reach = CGSize(
      width: (size.width - bead.width) / 2, height: (size.height - bead.height) / 2)
    return Path { path in
      for index in 0..<count {
        let angle = 2 * .pi * (Double(index) + 0.5) / Double(count)
        let corner = CGPoint(
          x: rect.midX + (reach.width * cos(angle)).onPixels(of: pixel.width) - bead.width / 2,
          y: rect.midY + (reach.height * sin(angle)).onPixels(of: pixel.height) - bead.height / 2)
        path.addEllipse(in: CGRect(origin: corner, size: bead))
      }
    }
  }
}
