/// What the stage shows: the kinds of motion of the other benchmarks, drawn by views.
enum Act: String, CaseIterable {
  /// A gradient over the whole screen, every pixel of which changes.
  case gradient
  /// Bars that go up and down: a few cells in a hundred change.
  case meters
  /// The plasma that other libraries show, from pictures made beforehand.
  case plasma
  /// A disc that grows over a ground, again and again.
  case splash
}
