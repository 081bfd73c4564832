import TermAnim

/// Beads around the middle, each on whole pixels.
struct BeadRing: Shape {
  /// From the outermost bead to the one across, in points.
  let diameter: CGFloat

  /// Of a bead; wide rings have larger ones.
  private var bead: CGFloat { max(8, (diameter * 0.08 / 8).rounded() * 8) }

  /// So many that there is a bead's room between two, and as many in each quarter.
  private var count: Int {
    let circumference = .pi * (diameter - bead)
    return max(8, Int(circumference / (2 * bead) / 4) * 4)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = (diameter - bead) / 2
    return Path { path in
      for index in 0..<count {
        let angle = 2 * .pi * (Double(index) + 0.5) / Double(count)
        let center = CGPoint(
          x: rect.midX + (radius * cos(angle)).onPixels,
          y: rect.midY + (radius * sin(angle)).onPixels)
        path.addEllipse(
          in: CGRect(x: center.x - bead / 2, y: center.y - bead / 2, width: bead, height: bead))
      }
    }
  }
}
