@testable import TermAnim
@testable import termsplash

extension FrameRenderer {
  /// Types what a script says, and waits as it says.
  func perform(_ words: String) throws {
    perform(try KeyScript(words).steps)
  }
}
