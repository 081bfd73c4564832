import TermAnim

/// A round window on a view, which opens from its middle.
struct IrisModifier: ViewModifier {
  /// 0 hides everything, 1 shows everything.
  let share: Double

  func body(content: Content) -> some View {
    content.clipShape(SplashShape(progress: share, kind: .circle(from: .center)))
  }
}

extension AnyTransition {
  /// Comes as through an iris that opens, and goes as through one that closes.
  static var iris: AnyTransition {
    .modifier(active: IrisModifier(share: 0), identity: IrisModifier(share: 1))
  }
}
