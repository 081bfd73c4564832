import Foundation

/// A part of a text that leads to an address.
struct TextLink: Hashable {
  let address: URL
  /// The numbers of the runs that it is made of.
  let runs: Range<Int>

  /// The links of a text, runs side by side with one address as one.
  static func links(in pieces: [TextPiece]) -> [TextLink] {
    var links: [TextLink] = []
    for (number, piece) in pieces.enumerated() {
      guard let address = piece.styling.link else { continue }
      if let last = links.last, last.address == address, last.runs.upperBound == number {
        links[links.count - 1] = TextLink(address: address, runs: last.runs.lowerBound..<number + 1)
      } else {
        links.append(TextLink(address: address, runs: number..<number + 1))
      }
    }
    return links
  }
}
