/// A style that may say that every other row has a ground of its own.
protocol AlternatingListStyle {
  var alternatesRowBackgrounds: Bool { get }
}
