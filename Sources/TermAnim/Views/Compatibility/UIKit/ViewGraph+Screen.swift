extension ViewGraph {
  /// Lets programs that ask `UIScreen` know what the views are drawn on, unless that is a picture.
  func tellScreen() {
    guard environment.hasCells else { return }
    UIScreen.main.update(
      to: UIScreen.Description(
        size: size, pixelsPerPoint: environment.pixelsPerPoint,
        colorScheme: rootEnvironment.colorScheme,
        reducesMotion: environment.accessibilityReduceMotion))
  }
}
