/// What a style paints, whose parts are the library's own.
public struct AnyPaint: Sendable {
  let paint: StylePaint

  init(_ paint: StylePaint) {
    self.paint = paint
  }
}
