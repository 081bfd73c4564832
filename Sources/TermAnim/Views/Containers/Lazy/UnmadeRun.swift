/// What the layout of a lazy container knows of rows that are not made.
struct UnmadeRun {
  /// How many rows there are, and how many views they are guessed to have.
  let (rows, views): (Int, Int)
  let guess: LazyGuess
}

/// The rows that a view stands for that are not made; nil for a view that is one.
enum UnmadeRunKey: LayoutValueKey {
  static var defaultValue: UnmadeRun? { nil }
}
