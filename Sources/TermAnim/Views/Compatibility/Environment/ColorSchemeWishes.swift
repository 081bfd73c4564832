/// The colour schemes that views wish the whole screen to have.
struct ColorSchemeWishes {
  /// In the order in which the views came; those around others come after them.
  private var wishes: [ColorScheme] = []

  /// The wish that counts: that of the outermost view; nil when nobody has one.
  var current: ColorScheme? { wishes.last }

  /// Adds a wish; nil is none.
  mutating func add(_ scheme: ColorScheme?) {
    if let scheme { wishes.append(scheme) }
  }

  /// Takes back a wish that was added; nil is none.
  mutating func remove(_ scheme: ColorScheme?) {
    guard let scheme, let index = wishes.lastIndex(of: scheme) else { return }
    wishes.remove(at: index)
  }

  /// Puts one wish in the place of another; nil is none.
  mutating func replace(_ old: ColorScheme?, by new: ColorScheme?) {
    guard let old, let new, let index = wishes.lastIndex(of: old) else {
      remove(old)
      return add(new)
    }
    wishes[index] = new
  }
}
