import TermAnim

/// The state of the two buttons, of which each has a size and an opacity.
@MainActor
final class MotionModel: ObservableObject {
  /// What a press changes.
  struct Look: Hashable {
    var isSmall = false
    var isDim = false
  }

  @Published private(set) var implicit = Look()
  @Published private(set) var explicit = Look()
  /// Tenths of a second that a change takes, 2 to 30.
  @Published private(set) var tenths = 10
  @Published var palette = Palette.all[0]

  var animation: Animation { .easeInOut(duration: Double(tenths) / 10) }

  /// Changes everything at once; the view has its own animation for whatever changes.
  func pressImplicit() {
    implicit = Look(isSmall: !implicit.isSmall, isDim: !implicit.isDim)
  }

  /// Changes the size at once and the opacity in an animation, as the words around it say.
  func pressExplicit() {
    explicit.isSmall.toggle()
    withAnimation(animation) {
      explicit.isDim.toggle()
    }
  }

  func slowDown(by step: Int) { tenths = min(max(tenths + 2 * step, 2), 30) }
}
