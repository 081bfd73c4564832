import TermAnim

/// A star of five points, one of them up, that fills its rectangle's smaller side.
struct StarShape: Shape {
  func path(in rect: CGRect) -> Path {
    let outer = min(rect.width, rect.height) / 2
    // A pentagram's inner corners, were it not filled out a little.
    let radii = [outer, outer * 0.46]
    return Path { path in
      path.addLines(
        (0..<10).map { index in
          let angle = Double(index) * .pi / 5 - .pi / 2
          return CGPoint(
            x: rect.midX + cos(angle) * radii[index % 2],
            y: rect.midY + sin(angle) * radii[index % 2])
        })
      path.closeSubpath()
    }
  }
}
