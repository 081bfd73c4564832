import TermAnim

/// A transition and its name.
struct TransitionSample: Identifiable {
  let name: String
  let transition: AnyTransition

  var id: String { name }

  /// The samples, in the order of their keys.
  @MainActor static let all = [
    TransitionSample(name: "opacity", transition: .opacity),
    TransitionSample(name: "scale", transition: .scale),
    TransitionSample(name: "slide", transition: .slide),
    TransitionSample(name: "move", transition: .move(edge: .bottom)),
    TransitionSample(name: "push", transition: .push(from: .top)),
    TransitionSample(name: "blur", transition: AnyTransition(.blurReplace)),
    TransitionSample(
      name: "asymmetric",
      transition: .asymmetric(insertion: .move(edge: .leading), removal: .scale)),
    TransitionSample(name: "own", transition: .iris),
  ]
}
