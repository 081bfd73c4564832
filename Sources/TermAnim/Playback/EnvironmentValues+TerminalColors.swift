extension EnvironmentValues {
  /// The colours that the terminal shows; all of them where nothing else is known.
  ///
  /// Others are made of those by dots, in which what is small is lost. A view whose words would be
  /// can choose colours that are there, such as black and white.
  @Entry public internal(set) var terminalColorDepth: ColorDepth = .trueColor
}
