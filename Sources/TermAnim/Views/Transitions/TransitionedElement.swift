/// An element within its transition, which a container in there does not put around it once more.
final class TransitionedElement: WrapperElement {
  override var traitBearer: Element { self }

  override var traits: ElementTraits {
    var traits = super.traits
    traits.transition = nil
    return traits
  }
}
