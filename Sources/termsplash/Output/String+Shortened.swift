extension String {
  /// The beginning and the end of a line that nobody would read.
  ///
  /// Counted in scalars: one character may have any number of marks.
  var shortened: String {
    let (scalars, half) = (unicodeScalars, 300)
    guard scalars.count > 2 * half else { return self }
    return "\(String(scalars.prefix(half))) ... \(String(scalars.suffix(half)))"
  }
}
