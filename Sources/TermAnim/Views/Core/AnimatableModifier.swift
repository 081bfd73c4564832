/// A modifier whose body is made again in every frame of an animation of its animatable data.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
