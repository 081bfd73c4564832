import Foundation
import Testing

@testable import TermAnim

struct SymbolLevelsTests {
  /// The drawings that have levels, by name, with the pieces of their skeletons.
  private static let drawings: [(name: String, levels: [Int], pieces: [GlyphSkeleton])] =
    GlyphTable.names.compactMap { name in
      guard name.count > 1, let pieces = GlyphDesign.named(name, for: [])?.skeleton.pieces,
        let levels = SymbolLevels.levels(of: String(name), count: pieces.count)
      else { return nil }
      return (String(name), levels, pieces)
    }

  @Test func `a shape around a sign has the second style, and the sign the first`() {
    for name in ["xmark.circle", "heart.circle.fill", "checkmark.seal.fill", "text.bubble"] {
      #expect(SymbolLevels.levels(of: name, count: 3) == [1, 0, 0])
    }
  }

  @Test(arguments: [
    "circle", "circle.fill", "heart.fill", "bubble.left", "gear", "rectangle.on.rectangle",
    "square.and.arrow.up", "bell.slash",
  ])
  func `what is no sign in a shape has one style`(name: String) {
    #expect(SymbolLevels.levels(of: name, count: 3) == nil)
    #expect(SymbolLevels.levels(of: "plus.circle", count: 1) == nil)
  }

  @Test func `a badge has the first style, and what it is beside the second`() {
    #expect(SymbolLevels.levels(of: "bell.badge.fill", count: 3) == [1, 1, 0])
    #expect(SymbolLevels.levels(of: "person.fill.badge.plus", count: 4) == [1, 1, 0, 0])
    #expect(SymbolLevels.levels(of: "folder.badge.minus", count: 2) == [1, 0])
    #expect(SymbolLevels.levels(of: "folder.badge.unheard.of", count: 4) == nil)
    #expect(SymbolLevels.levels(of: "bell.badge", count: 1) == nil)
  }

  @Test func `all drawings of signs in shapes, badges and clouds have levels`() {
    let names = Set(Self.drawings.map(\.name))
    let all = GlyphTable.names.map(String.init).filter { GlyphTable.entry(named: $0[...]) != nil }
    for name in all where SymbolLevels.badge(of: name) != nil { #expect(names.contains(name)) }
    for name in all where name.hasPrefix("cloud.") && !name.hasPrefix("cloud.fill") {
      #expect(names.contains(name), "\(name)")
    }
    #expect(names.filter { $0.contains(".circle") }.count > 200)
  }

  @Test func `a sign is within its shape, and is cut out of one that is filled`() throws {
    for drawing in Self.drawings where drawing.levels.prefix(2) == [1, 0] {
      let words = drawing.name.split(separator: ".").filter { $0 != "fill" }
      guard let last = words.last, SymbolCut.isShape(last) else { continue }
      let points = drawing.pieces.map { $0.parts[0].segments.compactMap(\.end) }
      let (xs, ys) = (points[0].map(\.x), points[0].map(\.y))
      let (columns, rows) = (try #require(xs.range), try #require(ys.range))
      #expect(
        points.dropFirst().joined().allSatisfy { columns ~= $0.x && rows ~= $0.y },
        "\(drawing.name)")
      let manners = drawing.pieces.map { $0.parts[0].manner }
      guard drawing.name.hasSuffix(".fill") else { continue }
      #expect(manners[0] == .filledAndStroked, "\(drawing.name)")
      #expect(manners.dropFirst().allSatisfy { $0 == .filled }, "\(drawing.name)")
    }
  }

  @Test func `the pieces of a symbol are where they are in it`() throws {
    let face = FittedFace.shared(FontDescription(size: 100))
    for name in ["xmark.circle.fill", "cloud.sun.rain", "person.badge.plus", "4.circle.fill"] {
      let pieces = face.symbolPieces(named: name)
      let whole = try #require(face.symbol(named: name)).outline
      #expect(pieces.map(\.boundingRect).reduce(CGRect.null) { $0.union($1) } == whole.boundingRect)
      #expect(pieces.count > 1)
    }
    #expect(face.symbolPieces(named: "no.such.name").isEmpty)
  }

  @Test func `a skeleton is all its pieces in their order`() {
    let skeleton = GlyphSkeleton(
      notation: "M 0 0 L 1 1 M 2 2 L 3 3 . 4 4 B M 0 0 L 1 0 L 1 1 z F M 5 5 L 6 6")
    #expect(skeleton.pieces.count == 5)
    #expect(
      skeleton.pieces.flatMap { $0.parts[0].segments } == skeleton.parts.flatMap(\.segments))
    #expect(
      skeleton.pieces.map { $0.parts[0].manner }
        == [.stroked, .stroked, .stroked, .filledAndStroked, .filled])
  }

  @Test func `the bolt of a battery is its sign`() {
    #expect(SymbolLevels.levels(of: "battery.100.bolt", count: 4) == [1, 1, 1, 0])
  }
}

extension [Double] {
  /// From the least to the greatest.
  fileprivate var range: ClosedRange<Double>? {
    guard let least = self.min(), let greatest = self.max() else { return nil }
    return least...greatest
  }
}
