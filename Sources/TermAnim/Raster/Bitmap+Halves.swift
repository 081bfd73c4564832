extension Bitmap {
  /// The bitmap at half its size, rounded down to whole pixels: each is the mean of what it covers.
  ///
  /// A length of one stays. O(pixels).
  var halved: Bitmap {
    let columns = Self.parts(of: width)
    let rows = Self.parts(of: height)
    var result: [UInt32] = []
    result.reserveCapacity(columns.count * rows.count)
    pixels.withUnsafeBufferPointer { source in
      for row in rows {
        for column in columns { result.append(mean(source, column, row)) }
      }
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: result)
  }

  /// Pixels side by side, and how much of the first and the last one counts.
  private struct Part {
    let pixels: Range<Int>
    let first: Float
    let last: Float

    func weight(_ pixel: Int) -> Float {
      pixel == pixels.lowerBound ? first : pixel == pixels.upperBound - 1 ? last : 1
    }
  }

  /// A length divided into half as many equal parts.
  private static func parts(of length: Int) -> [Part] {
    let count = max(length / 2, min(length, 1))
    return (0..<count).map { index in
      let (start, end) = (
        Double(index * length) / Double(count), Double((index + 1) * length) / Double(count)
      )
      let (from, to) = (Int(start), min(Int(end.rounded(.up)), length))
      return Part(
        pixels: from..<to, first: Float(Double(from + 1) - start),
        last: Float(end - Double(to - 1)))
    }
  }

  private func mean(
    _ source: UnsafeBufferPointer<UInt32>, _ column: Part, _ row: Part
  ) -> UInt32 {
    var (sum, area) = (SIMD4<Float>.zero, Float(0))
    for y in row.pixels {
      for x in column.pixels {
        let pixel = source[y * width + x]
        let weight = row.weight(y) * column.weight(x)
        let channels = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        sum += SIMD4<Float>(channels) * weight
        area += weight
      }
    }
    let mean = SIMD4<UInt32>(sum / area + 0.5)
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }
}
