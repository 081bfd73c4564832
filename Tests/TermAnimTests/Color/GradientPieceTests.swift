import Testing

@testable import TermAnim

struct GradientPieceTests {
  private func pieces(of ramp: GradientRamp, room: Int = 18) -> [GradientPiece] {
    [GradientPiece](unsafeUninitializedCapacity: room) { buffer, count in
      count = ramp.fillPieces(buffer)
    }
  }

  private func ramp(_ random: inout SeededGenerator, space: ColorMixingSpace) -> GradientRamp {
    let stops = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      GradientRamp.Stop(
        color: RasterSupport.color(
          Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random),
          Int.random(in: 0...255, using: &random)),
        location: Double.random(in: -0.3...1.3, using: &random))
    }
    return GradientRamp(stops: stops, space: space)
  }

  @Test(arguments: ColorMixingSpace.allCases)
  func `along each piece channels are those of the ramp, to half a step`(space: ColorMixingSpace) {
    var random = SeededGenerator(seed: 7)
    var divided = 0
    for _ in 0..<200 {
      let ramp = ramp(&random, space: space)
      let pieces = pieces(of: ramp, room: 64)
      divided += pieces.isEmpty ? 0 : 1
      for piece in pieces where piece.end > piece.start {
        for share in [0.01, 0.3, 0.5, 0.8, 0.99] {
          let isPlain = piece.first == piece.last
          let (start, end) = (max(piece.start, 0), min(piece.end, 1))
          let location = start + (end - start) * share
          let color = ramp.color(at: location)
          let expected = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
            .clamped(lowerBound: .zero, upperBound: .one)
          let channels = piece.first + (piece.last - piece.first) * (isPlain ? 0 : share)
          let distance = channels - expected * 255
          #expect((distance * distance).max() < 0.25, "\(ramp) at \(location)")
        }
      }
    }
    #expect(divided > 100)
  }

  @Test func `pieces follow each other from before the start to after the end`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let pieces = pieces(of: ramp(&random, space: .perceptual), room: 64)
      guard let first = pieces.first, let last = pieces.last else { continue }
      #expect(first.start == -.infinity && last.end == .infinity)
      for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.end == next.start) }
    }
  }

  @Test func `mixed in the screen's own space, two colours are one piece`() {
    let stops = [
      GradientRamp.Stop(color: RasterSupport.color(60, 90, 120), location: 0),
      .init(color: RasterSupport.color(160, 180, 200), location: 1),
    ]
    #expect(pieces(of: GradientRamp(stops: stops, space: .device)).count == 3)
    #expect(pieces(of: GradientRamp(stops: stops, space: .perceptual)).count > 3)
  }

  @Test func `what lets something through, or needs too many pieces, has none`() {
    let sheer = RasterSupport.color(40, 160, 220, 0.5)
    #expect(pieces(of: GradientRamp(stops: [.init(color: sheer, location: 0.5)])).isEmpty)
    #expect(pieces(of: GradientRamp(stops: [])).isEmpty)
    let stripes = (0...40).map {
      GradientRamp.Stop(
        color: RasterSupport.color($0 % 2 * 255, 0, 0), location: Double($0) / 40)
    }
    #expect(pieces(of: GradientRamp(stops: stripes)).isEmpty)
  }
}
