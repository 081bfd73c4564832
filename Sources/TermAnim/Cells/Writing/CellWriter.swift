/// Writes cells as bytes, in any order, keeping track of the terminal's pen.
///
/// Works on bare pointers: whoever makes one has reserved `mostBytes(...)` from `out` on, and the
/// planes have cells for every place that is asked for. Lives for one frame.
struct CellWriter {
  var out: UnsafeMutablePointer<UInt8>
  var pen: Pen
  let foreground: UnsafeMutablePointer<CellColor>
  let background: UnsafeMutablePointer<CellColor>
  let glyphs: UnsafeMutablePointer<CellGlyph>
  let columns: Int
  /// As a grid's.
  let pitch: Int
  let clusters: ClusterTable
  let parameters: UnsafeMutablePointer<ShortBytes>
  let capabilities: OutputCapabilities
  let tokens: WriterTokens

  /// A writer for the cells of `screen`, as they shall be on the terminal afterwards.
  init(
    to out: UnsafeMutablePointer<UInt8>, pen: Pen, screen: CellGrid, clusters: ClusterTable,
    parameters: ParameterTable, capabilities: OutputCapabilities
  ) {
    (self.out, self.pen, columns, pitch) = (out, pen, screen.columns, screen.pitch)
    (foreground, background, glyphs) = (screen.foreground, screen.background, screen.glyphs)
    (self.clusters, self.parameters, tokens) = (clusters, parameters.entries, parameters.tokens)
    self.capabilities = capabilities
  }

  /// A bound for what is written for so many cells of pixels and of rows with characters.
  ///
  /// A cell of pixels: a motion of 14 bytes, a pen of 38, attributes of 6, a glyph of 3. A
  /// character: three motions, attributes of 24, a cluster and two blanks. Stores reach 8 further.
  static func mostBytes(pixels: Int, characters: Int) -> Int {
    64 * pixels + (128 + ClusterTable.longestCluster) * characters + 256
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    out.pointee = byte
    out += 1
  }

  mutating func append(_ sequence: StaticString) {
    out.update(from: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    out += sequence.utf8CodeUnitCount
  }

  /// A decimal number that is not negative.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// `CSI number final`, without the number where it is 1, its default in all sequences in use.
  mutating func appendSequence(_ number: Int, final: UInt8) {
    tokens.introducer.write(to: &out)
    if number != 1 { append(number: number) }
    append(final)
  }

  /// The cursor has moved on by one cell that was written.
  @inline(__always)
  mutating func advance(_ count: Int = 1) {
    let column = pen.column + count
    // After the last column terminals differ in where they think the cursor is.
    pen.column = column < columns ? column : Pen.unknownPlace
  }
}
