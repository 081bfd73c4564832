/// What UIKit would note when it draws a text; nothing here.
public final class NSStringDrawingContext: Sendable {
  public init() {}
}
