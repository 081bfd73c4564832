/// The context that a renderer is drawing with.
///
/// Handed to no other thread: a renderer's actions run where it was asked for the picture.
struct CurrentContext: @unchecked Sendable {
  let context: CGContext

  @TaskLocal static var value: CurrentContext?
}

/// The context of the renderer that is making a picture; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CurrentContext.value?.context
}
