extension View {
  // swift-format-ignore: NoLeadingUnderscores
  /// Does nothing: what it would print is on the screen that the program draws on.
  nonisolated public static func _printChanges() {}

  // swift-format-ignore: NoLeadingUnderscores
  /// Does nothing: a terminal has no log that the change could be read in.
  nonisolated public static func _logChanges() {}
}
