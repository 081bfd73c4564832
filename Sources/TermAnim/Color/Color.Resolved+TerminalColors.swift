extension Color.Resolved {
  /// Itself, or when it is opaque the one of a terminal's 256 colours that looks most like it.
  ///
  /// What is painted with one colour is to be flat; made of two it would be speckled. Greys stay
  /// greys: a colour in place of one stands out more, and so it counts twice.
  var amongTerminalColors: Color.Resolved {
    guard opacity == 1 else { return self }
    let place = OKLab(self)
    let weight: Double = place.chromaSquared < Self.leastChromaSquared ? 1 : 0
    func distance(of other: OKLab) -> Double {
      other.distanceSquared(to: place) + weight * other.chromaSquared
    }
    return Self.terminalColors.min { distance(of: $0.place) < distance(of: $1.place) }?.color
      ?? self
  }

  /// From here on colours are no greys.
  private static let leastChromaSquared = 0.0004

  /// The cube of components and the greys, which look the same everywhere.
  private static let terminalColors: [(color: Color.Resolved, place: OKLab)] = {
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { red | green << 8 | $0 << 16 } }
    }
    let greys = stride(from: UInt32(8), through: 238, by: 10).map { $0 * 0x01_0101 }
    return (cube + greys).map {
      let color = Color.Resolved(straightPixel: $0 | 0xFF00_0000)
      return (color, OKLab(color))
    }
  }()
}

extension OKLab {
  /// The square of how colourful it is; 0 for greys.
  fileprivate var chromaSquared: Double { a * a + b * b }
}
