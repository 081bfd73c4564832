import Foundation

/// What an element has been found to answer to the last few proposals.
///
/// Of a bounded size: an element in a frame that grows is offered another size in every frame of
/// the animation. Looking up is O(1).
struct MeasureCache {
  /// How many proposals are remembered.
  ///
  /// Stacks in stacks make dozens in one layout, and one that is forgotten in between is measured
  /// again with all that is inside.
  static let capacity = 64

  private struct Entry {
    let proposal: ProposedViewSize
    let size: CGSize
    /// Guides that were asked for, each with where it was set; nil where it was not.
    var guides: [(key: AlignmentKey, value: CGFloat?)] = []
  }

  private var entries: [Entry] = []
  /// The distances that the element likes to keep; nil when they are not remembered.
  var spacing: ViewSpacing?
  /// The entry that is forgotten next.
  private var oldest = 0
  /// Whether any entry has guides.
  private var hasGuides = false
  /// Whether an answer has been forgotten on which somebody may still rely.
  private(set) var isIncomplete = false

  var isEmpty: Bool { entries.isEmpty }

  /// The size for `proposal`; nil when it is not remembered.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  /// Remembers a size that was not remembered before.
  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: proposal, size: size)
    guard entries.count == Self.capacity else { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
    isIncomplete = true
  }

  /// Where a guide was set for `proposal`, nil inside when it was not; nil when that is not
  /// remembered.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries where entry.proposal == proposal {
      for guide in entry.guides where guide.key == key { return .some(guide.value) }
    }
    return nil
  }

  /// Remembers a guide, unless the size for its proposal is forgotten already.
  mutating func insert(
    _ value: CGFloat?, of key: AlignmentKey, for proposal: ProposedViewSize
  ) {
    for index in entries.indices where entries[index].proposal == proposal {
      entries[index].guides.append((key, value))
      hasGuides = true
      return
    }
  }

  /// Whether every answer is still the one that `measure` gives, as far as they are remembered.
  @MainActor
  func isConfirmed(by measure: (ProposedViewSize) -> CGSize) -> Bool {
    guard !isIncomplete else { return false }
    for entry in entries where measure(entry.proposal) != entry.size { return false }
    return true
  }

  /// Forgets guides and distances, as they may have changed within sizes that stay.
  mutating func removeGuides() {
    spacing = nil
    guard hasGuides else { return }
    for index in entries.indices { entries[index].guides.removeAll() }
    hasGuides = false
  }

  /// Forgets everything, and keeps the storage.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    (spacing, oldest, isIncomplete, hasGuides) = (nil, 0, false, false)
  }
}
