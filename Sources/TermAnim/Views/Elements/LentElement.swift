/// The element in the body of a transition that stands for what comes and goes.
final class LentElement: WrapperElement {
  override var traitBearer: Element { self }

  /// Those of what comes and goes, but for its transition: that is not to be run within itself.
  override var traits: ElementTraits {
    var traits = super.traits
    traits.transition = nil
    return traits
  }
}
