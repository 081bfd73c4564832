import ArgumentParser

/// How much may move on the screen.
enum Motion: String, ExpressibleByArgument, CaseIterable {
  case full
  /// What would travel fades instead.
  case reduced
  /// Everything is at once where it would end.
  case none
}
