import TermAnim

/// A view of a value that moves to each new one, or fades to it when motion is to be reduced.
struct Moving<Value, Content> {
  private let value: Value
  private let animation: Animation
  private let content: (Value) -> Content

  @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

extension Moving: View where Value: Hashable, Content: View {
  init(
    _ value: Value, with animation: Animation, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    (self.value, self.animation, self.content) = (value, animation, content)
  }

  var body: some View {
    ZStack {
      if reducesMotion {
        content(value)
          .id(value)
          .transition(.opacity)
      } else {
        content(value)
      }
    }
    .animation(reducesMotion ? .easeInOut(duration: 0.35) : animation, value: value)
  }
}
