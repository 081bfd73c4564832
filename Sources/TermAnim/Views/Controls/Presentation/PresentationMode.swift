/// Whether a view is presented by another.
public struct PresentationMode: Equatable, Sendable {
  public internal(set) var isPresented: Bool

  /// Closes the presentation, or goes back.
  public mutating func dismiss() {
    isPresented = false
  }
}
