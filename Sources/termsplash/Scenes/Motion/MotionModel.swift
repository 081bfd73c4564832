import TermAnim

/// The state of the two buttons, of which each has a size and an opacity.
@MainActor
final class MotionModel: ObservableObject, Colorful {
  /// What a press changes; a button that has not been pressed is small and pale.
  struct Look: Hashable {
    var isLarge = false
    var isBright = false
  }

  @Published private(set) var implicit = Look()
  @Published private(set) var explicit = Look()
  /// Tenths of a second that a change takes, 2 to 30.
  @Published private(set) var tenths = 10
  @Published var palette = Palette.all[2]

  var animation: Animation { .easeInOut(duration: Double(tenths) / 10) }

  /// Changes everything at once; the view has its own animation for whatever changes.
  func pressImplicit() {
    implicit = Look(isLarge: !implicit.isLarge, isBright: !implicit.isBright)
  }

  /// Changes the size at once and the opacity in an animation, as the words around it say.
  func pressExplicit() {
    explicit.isLarge.toggle()
    withAnimation(animation) {
      explicit.isBright.toggle()
    }
  }

  func slowDown(by step: Int) { tenths = min(max(tenths + 2 * step, 2), 30) }
}
