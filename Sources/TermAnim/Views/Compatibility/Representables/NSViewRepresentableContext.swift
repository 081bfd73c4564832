/// What a view that shows one of AppKit knows besides that.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What the program keeps.
  public let coordinator: Representable.Coordinator
  /// That of the update in which the view has changed.
  public let transaction: Transaction
  public let environment: EnvironmentValues

  init(_ context: RepresentedContext<Representable.Coordinator>) {
    (coordinator, transaction) = (context.coordinator, context.transaction)
    environment = context.environment
  }
}
