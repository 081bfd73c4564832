@testable import TermAnim

extension CharacterRun {
  /// The one colour of the run; clear where it has none.
  var color: Color.Resolved {
    if case .color(let color) = paint { return color }
    return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
  }
}
