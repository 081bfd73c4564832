extension Text {
  /// The characters of all pieces.
  var characters: String {
    pieces.map(\.text).joined()
  }
}
