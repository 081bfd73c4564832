import Foundation

/// The heights that a sheet can have on its screen, and where a hand leaves it.
struct SheetHeights {
  typealias Height = (detent: PresentationDetent, length: CGFloat)

  /// How much of a pull is seen of a sheet that cannot follow it.
  private static let resistance: CGFloat = 0.25

  /// From the least to the largest, in points; never empty.
  let all: [Height]

  /// Of several detents that are as high as each other a share of the height stands for all.
  @MainActor
  init(_ detents: Set<PresentationDetent>, in context: PresentationDetent.Context) {
    let heights = detents.compactMap { detent in
      context.height(of: detent).map { Height(detent, $0) }
    }
    var all: [Height] = []
    for height in heights.sorted(by: { ($0.length, $0.detent.rank) < ($1.length, $1.detent.rank) })
    where height.length != all.last?.length {
      all.append(height)
    }
    self.all = all.isEmpty ? [(.large, context.maxDetentValue)] : all
  }

  /// The number of the height that is chosen, or else of the least.
  @MainActor
  func index(of chosen: PresentationDetent?, in context: PresentationDetent.Context) -> Int {
    guard let chosen, let length = context.height(of: chosen) else { return 0 }
    return all.firstIndex { $0.length == length } ?? 0
  }

  /// Where a sheet is while a hand pulls it.
  ///
  /// No sheet is less high than the least height. One that only the program closes hardly gives way
  /// below that.
  ///
  /// - Parameters:
  ///   - index: The number of the height that it rests at.
  ///   - way: How far down it has been pulled from there, in points.
  ///   - isHeld: Whether only the program closes it.
  /// - Returns: How high it is, and how far below its place.
  func place(
    from index: Int, pulled way: CGFloat, isHeld: Bool
  ) -> (height: CGFloat, drop: CGFloat) {
    let wanted = all[index].length - way
    let (least, largest) = (all[0].length, all[all.count - 1].length)
    guard wanted < least else { return (min(wanted, largest), 0) }
    return (least, (least - wanted) * (isHeld ? Self.resistance : 1))
  }

  /// The number of the height to which a sheet goes that would come to rest `way` points below the
  /// height with the number `index`; nil where it closes.
  func target(from index: Int, pulled way: CGFloat, isHeld: Bool) -> Int? {
    let wanted = all[index].length - way
    if wanted < all[0].length / 2, !isHeld { return nil }
    return all.indices.min { abs(all[$0].length - wanted) < abs(all[$1].length - wanted) }
  }
}
