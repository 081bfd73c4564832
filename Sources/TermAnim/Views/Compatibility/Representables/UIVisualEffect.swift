/// What a `UIVisualEffectView` does to what is behind it.
@MainActor @preconcurrency
public class UIVisualEffect {
  /// Nil for nothing.
  var blur: ViewLook.Blur? { nil }

  init() {}
}
