/// What lets something be renamed.
public struct RenameAction {
  let action: () -> Void

  @MainActor
  public func callAsFunction() {
    action()
  }
}
