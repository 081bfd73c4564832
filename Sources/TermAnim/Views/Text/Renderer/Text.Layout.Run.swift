import Foundation

extension Text.Layout {
  /// Glyphs of one style in a line; its elements are slices of one glyph each.
  public struct Run: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    let drawing: TextDrawing
    let glyphs: Range<Int>
    let leading: CGFloat

    /// The whole run as a slice.
    private var slice: RunSlice { RunSlice(run: self, indices: 0..<glyphs.count) }

    public var typographicBounds: TypographicBounds { slice.typographicBounds }

    /// The characters of the glyphs.
    public var characterIndices: [CharacterIndex] { slice.characterIndices }

    /// The attribute of a type that the run's text was given; nil when it was given none.
    public subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? {
      drawing.attribute(type, at: glyphs.lowerBound)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { glyphs.count }

    public subscript(index: Int) -> RunSlice {
      RunSlice(run: self, indices: index..<index + 1)
    }

    public subscript(bounds: Range<Int>) -> RunSlice {
      RunSlice(run: self, indices: bounds)
    }
  }

  /// Some glyphs of a run, next to each other; its elements are slices of one glyph each.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice

    public let run: Run
    public let indices: Range<Int>

    init(run: Run, indices: Range<Int>) {
      (self.run, self.indices) = (run, indices)
    }

    /// The places of the glyphs in the layout.
    var glyphs: Range<Int> {
      run.glyphs.lowerBound + indices.lowerBound..<run.glyphs.lowerBound + indices.upperBound
    }

    public var typographicBounds: TypographicBounds {
      run.drawing.bounds(of: glyphs, leading: run.leading)
    }

    /// The characters of the glyphs.
    public var characterIndices: [CharacterIndex] { glyphs.map(CharacterIndex.init) }

    /// The attribute of a type that the run's text was given; nil when it was given none.
    public subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? {
      run[type]
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice {
      RunSlice(run: run, indices: index..<index + 1)
    }

    public subscript(bounds: Range<Int>) -> RunSlice {
      RunSlice(run: run, indices: bounds)
    }
  }
}
