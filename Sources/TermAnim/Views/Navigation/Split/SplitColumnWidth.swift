public import Foundation

/// How wide a column of a split view is to be, in points.
struct SplitColumnWidth: Equatable, Sendable {
  /// What the column is not made narrower than, unless there is no room at all.
  private let least: CGFloat
  /// Nil is a share of what there is.
  private let ideal: CGFloat?

  /// The width of columns that ask for none.
  static let automatic = SplitColumnWidth(least: narrowest, ideal: nil)

  private static let narrowest: CGFloat = 100
  private static let widest: CGFloat = 200
  private static let share: CGFloat = 0.3

  private init(least: CGFloat, ideal: CGFloat?) {
    (self.least, self.ideal) = (least, ideal)
  }

  /// The ideal width as near as the limits let it be, the smaller one before the greater one.
  ///
  /// NaN, infinities and what is not positive count as not said; without an ideal the width is
  /// `automatic`.
  init(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
    guard let ideal = Self.length(ideal) else {
      self = .automatic
      return
    }
    let most = Swift.min(ideal, Self.length(max) ?? ideal)
    least = Self.length(min) ?? Swift.min(most, Self.narrowest)
    self.ideal = Swift.max(most, least)
  }

  private static func length(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The least and the best width in a split view as wide as `available`.
  func range(in available: CGFloat) -> ClosedRange<CGFloat> {
    let share = SplitColumns.wholeColumns(available * Self.share)
    return least...(ideal ?? min(max(share, Self.narrowest), Self.widest))
  }
}

extension SplitColumnWidth {
  /// What is asked in a column; the first view that asks for something is heard.
  enum Wish: PreferenceKey {
    static var defaultValue: SplitColumnWidth { .automatic }

    static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {
      if value == defaultValue { value = nextValue() }
    }
  }

  /// The width of a column; nil is that of the last one, which has the rest.
  enum OfColumn: LayoutValueKey {
    static var defaultValue: SplitColumnWidth? { nil }
  }
}

extension View {
  /// Makes the column of the split view that this view is in `width` points wide.
  ///
  /// NaN, infinities and what is not positive leave the width to the split view. The last column
  /// has what the others leave.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Makes the column of the split view that this view is in `ideal` points wide, within limits.
  ///
  /// It is narrower, down to `min` or else 100 points, where the last column would have less than
  /// 100 points. A limit that is NaN, infinite or not positive is none, and such an ideal width
  /// leaves all to the split view. Nobody can pull a column wider in a terminal.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: SplitColumnWidth.Wish.self,
      value: SplitColumnWidth(min: min, ideal: ideal, max: max))
  }
}
