/// What the layout of a lazy container knows of rows that are not made.
struct UnmadeRun {
  /// How many rows there are, and how many views they are guessed to have.
  let (rows, views): (Int, Int)
  let guess: LazyGuess
}
