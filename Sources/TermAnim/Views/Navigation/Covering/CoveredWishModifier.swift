/// A modifier that says of all that is wished on a page how many pages lie above it.
nonisolated struct CoveredWishModifier<Value>: PreferenceModifier {
  let pagesAbove: Int

  @MainActor
  func value(content: () -> [Wish<Value>]?) -> [Wish<Value>]? {
    content()?.map { wish in
      var wish = wish
      wish.pagesAbove += pagesAbove
      return wish
    }
  }

  typealias Key = Wish<Value>.Key
}
