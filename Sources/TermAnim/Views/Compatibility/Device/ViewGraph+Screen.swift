extension ViewGraph {
  /// Lets programs that ask `UIScreen` know what the views are drawn on.
  func tellScreen() {
    UIScreen.main.update(
      to: UIScreen.Description(
        size: size, pixelsPerPoint: environment.pixelsPerPoint,
        colorScheme: rootEnvironment.colorScheme))
  }
}
