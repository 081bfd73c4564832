import Foundation

/// Breaks a shaped text into lines, each as full as the room allows.
struct LineFiller {
  let text: ShapedText
  let width: CGFloat

  /// Sums of widths differ from one another by rounding; a line may exceed its room by this much.
  static let tolerance: CGFloat = 1e-6

  /// The items of each line, the spaces and the line break at its end included.
  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.items.count {
      let end = end(ofLineFrom: start)
      lines.append(start..<end)
      start = end
    }
    if let last = text.items.last, LineBreakClass(of: last.character) == .mandatory {
      lines.append(start..<start)
    }
    return lines
  }

  /// Where the line that begins at `start` ends: at least one item further on.
  private func end(ofLineFrom start: Int) -> Int {
    var reach = text.items[start].leadingRoom
    var opportunity: Int?
    for index in start..<text.items.count {
      let item = text.items[index]
      if index > start { reach += text.items[index - 1].gap(to: item) }
      reach += item.inkWidth
      let isTooLong = reach + item.trailingRoom > width + Self.tolerance && !item.isSpace
      if isTooLong, index > start { return opportunity ?? index }
      switch text.breaks[index] {
      case .mandatory: return index + 1
      case .allowed where fits(hyphenAfter: index, reach): opportunity = index + 1
      case .allowed, .prohibited: break
      }
    }
    return text.items.count
  }

  /// Whether there is room for the hyphen that a soft one would become; true without one.
  private func fits(hyphenAfter index: Int, _ reach: CGFloat) -> Bool {
    guard let hyphen = text.items[index].hyphen else { return true }
    let end = reach + text.items[index].gap(to: hyphen) + hyphen.inkWidth + hyphen.trailingRoom
    return end <= width + Self.tolerance
  }
}

extension LineBreakClass {
  fileprivate init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    self.init(scalar)
  }
}
