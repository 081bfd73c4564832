/// Closes what was presented, or goes back to where one came from.
@MainActor @preconcurrency
public struct DismissAction {
  private let isPresented: Binding<Bool>?

  nonisolated init(_ isPresented: Binding<Bool>?) {
    self.isPresented = isPresented
  }

  /// Does nothing where nothing was presented.
  public func callAsFunction() {
    isPresented?.wrappedValue = false
  }
}

extension EnvironmentValues {
  /// Closes the presentation that the view is in, or goes back from the page that it is on.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view is in a presentation, or on a page that one can go back from.
  public var isPresented: Bool { presentation?.wrappedValue ?? false }

  /// The presentation that the view is in, in the older way.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding(
      get: { PresentationMode(isPresented: presentation?.wrappedValue ?? false) },
      set: { if !$0.isPresented { presentation?.wrappedValue = false } })
  }

  @Entry var presentation: Binding<Bool>?
}
