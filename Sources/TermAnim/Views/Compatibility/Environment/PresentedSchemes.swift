/// The colour schemes that what is presented wishes the whole screen to have.
struct PresentedSchemes {
  private struct Entry {
    let presentation: ObjectIdentifier
    var scheme: ColorScheme?
  }

  /// What each presentation wishes for, from back to front.
  private var entries: [Entry] = []

  /// The wish that counts, which is the one furthest in front; nil when nobody has one.
  var current: ColorScheme? { entries.last { $0.scheme != nil }?.scheme }

  /// Puts a presentation, which is not among them, in front of all others; it wishes for nothing yet.
  mutating func add(_ presentation: ObjectIdentifier) {
    entries.append(Entry(presentation: presentation))
  }

  mutating func remove(_ presentation: ObjectIdentifier) {
    entries.removeAll { $0.presentation == presentation }
  }

  /// Makes `scheme` what a presentation wishes for; nothing happens where it is not among them.
  mutating func set(_ scheme: ColorScheme?, of presentation: ObjectIdentifier) {
    guard let index = entries.firstIndex(where: { $0.presentation == presentation }) else { return }
    entries[index].scheme = scheme
  }
}
