/// A change to how a view looks that may depend on its place, and leaves the layout alone.
public protocol VisualEffect: Animatable, Sendable {}
