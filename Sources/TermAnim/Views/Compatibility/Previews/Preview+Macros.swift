/// A view to look at while it is being written; it is checked, and leaves nothing in the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TermAnimMacros", type: "PreviewMacro")

/// A view to look at while it is being written; it is checked, and leaves nothing in the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TermAnimMacros", type: "PreviewMacro")

/// Marks a property of a preview that would be kept while it is shown.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TermAnimMacros", type: "PreviewableMacro")
