/// Makes a value of the environment of a variable in an extension of `EnvironmentValues`.
///
/// The variable's initial value is what views see where nobody has set another; nil when it has
/// none. Also for values of a `Transaction`, `ContainerValues` and `FocusedValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TermAnimMacros", type: "EntryMacro")
