/// What a primitive style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
    (self.role, self.label, self.action) = (role, Label(view: label), action)
  }

  /// Does what the button does.
  ///
  /// - Precondition: this is the main thread.
  public func trigger() {
    MainActor.assumeIsolated(action)
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}
