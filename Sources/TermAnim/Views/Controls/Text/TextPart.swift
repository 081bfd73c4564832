import Foundation

/// A text, or a part of one, perhaps with attributes.
///
/// Ranges are of characters, counted from 0.
enum TextPart {
  case plain(String)
  case attributed(AttributedString)

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    }
  }

  var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let text): text.characters.isEmpty
    }
  }

  var attributed: AttributedString {
    switch self {
    case .plain(let text): AttributedString(text)
    case .attributed(let text): text
    }
  }

  subscript(range: Range<Int>) -> TextPart {
    switch self {
    case .plain(let text): .plain(String(text[text.indices(of: range)]))
    case .attributed(let text):
      .attributed(AttributedString(text[text.characters.indices(of: range)]))
    }
  }

  /// The text with `part` in place of a range; without attributes of its own it has those of the
  /// place.
  func replacing(_ range: Range<Int>, with part: TextPart) -> TextPart {
    switch self {
    case .plain(var text):
      text.replaceSubrange(text.indices(of: range), with: part.string)
      return .plain(text)
    case .attributed(var text):
      let place = text.characters.indices(of: range)
      switch part {
      case .plain(let part): text.characters.replaceSubrange(place, with: part)
      case .attributed(let part): text.replaceSubrange(place, with: part)
      }
      return .attributed(text)
    }
  }

  /// The text with what is another one in `entry`, which has become of it by editing.
  func replacing(_ difference: TextDifference, by entry: TextEntry) -> TextPart {
    switch self {
    case .plain: .plain(entry.text)
    case .attributed:
      replacing(
        difference.oldRange, with: .plain(String(entry.characters[difference.newRange])))
    }
  }

  /// A part of the text, whose characters are those of `entry`.
  func part(_ range: Range<Int>, of entry: TextEntry) -> TextPart {
    switch self {
    case .plain: .plain(String(entry.characters[range]))
    case .attributed: self[range]
    }
  }

  static func + (first: TextPart, second: TextPart) -> TextPart {
    if case .plain(let first) = first, case .plain(let second) = second {
      return .plain(first + second)
    }
    return .attributed(first.attributed + second.attributed)
  }
}

extension BidirectionalCollection {
  /// The indices of a range of elements that are counted from 0.
  fileprivate func indices(of range: Range<Int>) -> Range<Index> {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return start..<index(start, offsetBy: range.count)
  }
}
