extension GradientRamp {
  /// Divides an opaque ramp into parts in which channels grow evenly, near enough, the first before
  /// its start and the last after its end.
  ///
  /// As a curve is flattened: a part is halved while it strays by a quarter of a step of 255 from
  /// even growth. Allocates nothing.
  ///
  /// - Returns: How many parts there are; 0 where `pieces` has no room for all, or some would be
  ///   shorter than a 256th of the gradient.
  func fillPieces(_ pieces: UnsafeMutableBufferPointer<GradientPiece>) -> Int {
    guard let first = stops.first, let last = stops.last, isOpaque else { return 0 }
    var division = Division(pieces: pieces, space: space)
    division.append(color(at: 0), from: -.infinity, to: min(max(first.location, 0), 1))
    for index in stops.indices.dropFirst() {
      division.append(from: stops[index - 1], to: stops[index])
    }
    division.append(color(at: 1), from: min(max(last.location, 0), 1), to: .infinity)
    return division.isWhole ? division.count : 0
  }
}

extension GradientRamp {
  /// The parts that have been found so far.
  private struct Division {
    let pieces: UnsafeMutableBufferPointer<GradientPiece>
    let space: ColorMixingSpace
    private(set) var count = 0
    private(set) var isWhole = true

    private static let shortest = 1.0 / 256
    /// In steps of 255.
    private static let tolerance = 0.25

    init(pieces: UnsafeMutableBufferPointer<GradientPiece>, space: ColorMixingSpace) {
      (self.pieces, self.space) = (pieces, space)
    }

    /// Adds a part of one colour.
    mutating func append(_ color: Color.Resolved, from start: Double, to end: Double) {
      let channels = Self.channels(of: color)
      append(GradientPiece(start: start, end: end, first: channels, last: channels))
    }

    /// Adds what of the way between two neighbouring stops is within the gradient.
    mutating func append(from first: Stop, to last: Stop) {
      let (start, end) = (max(first.location, 0), min(last.location, 1))
      guard start < end else { return }
      let way = Way(first: first, last: last, space: space)
      halve(way, from: start, way.channels(at: start), to: end, way.channels(at: end))
    }

    private mutating func halve(
      _ way: Way, from start: Double, _ first: SIMD3<Double>, to end: Double, _ last: SIMD3<Double>
    ) {
      guard isWhole && end - start >= Self.shortest else { return isWhole = false }
      let middle = (start + end) / 2
      let half = way.channels(at: middle)
      let isEven =
        Self.isNear(half, (first + last) / 2)
        && Self.isNear(way.channels(at: (start + middle) / 2), (first * 3 + last) / 4)
        && Self.isNear(way.channels(at: (middle + end) / 2), (first + last * 3) / 4)
      if isEven {
        append(GradientPiece(start: start, end: end, first: first, last: last))
      } else {
        halve(way, from: start, first, to: middle, half)
        halve(way, from: middle, half, to: end, last)
      }
    }

    private mutating func append(_ piece: GradientPiece) {
      guard count < pieces.count else { return isWhole = false }
      pieces.initializeElement(at: count, to: piece)
      count += 1
    }

    private static func isNear(_ channels: SIMD3<Double>, _ others: SIMD3<Double>) -> Bool {
      let distance = channels - others
      return all(distance .<= tolerance) && all(distance .>= 0 - tolerance)
    }

    /// From 0 to 255; NaN is 0.
    static func channels(of color: Color.Resolved) -> SIMD3<Double> {
      let channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) * 255
      let positive = SIMD3<Double>.zero.replacing(with: channels, where: channels .> 0)
      return positive.replacing(with: 255, where: positive .> 255)
    }
  }

  /// The way between two neighbouring stops.
  private struct Way {
    let first: Stop
    let last: Stop
    let space: ColorMixingSpace

    /// The channels at a location of the ramp.
    func channels(at location: Double) -> SIMD3<Double> {
      let fraction = (location - first.location) / (last.location - first.location)
      return Division.channels(of: first.color.mixed(with: last.color, by: fraction, in: space))
    }
  }
}
