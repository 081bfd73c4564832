extension GraphicsContext {
  /// Draws what `content` draws on a context of Core Graphics.
  ///
  /// The origin is the top left corner and y grows downwards, as in the context around, whose
  /// transform, clips, filters, opacity and blending apply. Nothing is drawn when `content` throws.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext()
    try content(context)
    draw(context.commands)
  }
}
