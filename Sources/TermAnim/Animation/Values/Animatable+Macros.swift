/// Makes a type animatable in all of its stored variables, in the order in which they are written.
///
/// Their types conform to `Animatable`, and are written down or plain from the initial value, as
/// that of `0.5` or `Angle.zero` is. Constants, computed variables and those with an attribute,
/// such as `@State`, take no part; `@AnimatableIgnored` leaves out any other. A type that has
/// `animatableData` of its own keeps it.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "TermAnimMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "TermAnimMacros", type: "AnimatableIgnoredMacro")
