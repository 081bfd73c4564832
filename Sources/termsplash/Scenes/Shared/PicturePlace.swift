import TermAnim

/// Where a picture is shown: in the middle of an area, on whole pixels.
///
/// A modifier, so that a layout is not told the type of the picture: the runtime would look for
/// what each part of it conforms to.
struct PicturePlace: ViewModifier {
  /// In points, on the screen.
  let area: CGRect
  @Environment(\.terminalPixel) private var pixel

  func body(content: Content) -> some View {
    CenteredOnPixels(pixel: pixel) { content }
      .frame(width: area.width, height: area.height)
      .position(x: area.midX, y: area.midY)
  }
}
