import Foundation

/// The modifier of `onScrollVisibilityChange`.
struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @State private var memory = Memory()

  nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
    (self.threshold, self.action) = (threshold, action)
  }

  /// What was told last; a class because the geometry writes it.
  final class Memory {
    var isVisible = false
  }
}

extension ScrollVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (threshold, action, memory) = (threshold, action, memory)
    return content.onGeometryChange(for: Bool.self) { proxy in
      proxy.shareInScrollView >= threshold
    } action: { isVisible in
      guard memory.isVisible != isVisible else { return }
      memory.isVisible = isVisible
      action(isVisible)
    }
  }
}

extension GeometryProxy {
  /// How much of the view is in the window of the scroll view around, 0...1; 0 without one, and -1
  /// where nothing of it is in there.
  fileprivate var shareInScrollView: Double {
    guard let window = bounds(of: .scrollView) else { return 0 }
    return CGRect(origin: .zero, size: size).share(in: window)
  }
}

extension View {
  /// Runs `action` when at least the share `threshold` of the view has come into the window of the
  /// scroll view around it, and when it no longer is.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
