import Foundation

/// A view that is drawn in a graphics context: measured and drawn as often as one likes.
struct ContextContent<Content: View> {
  var view: Content
  private(set) var environment: EnvironmentValues
  private let views: ContextViews?

  init(_ view: Content, in context: GraphicsContext) {
    (self.view, environment, views) = (view, context.environment, context.views)
  }

  /// What `measure` finds out about a new element of the view; nil without a graph to make it in.
  ///
  /// New each time, as an element that is drawn in two places would move from one to the other in
  /// an animated change.
  func withElement<Result>(_ measure: @MainActor (Element) -> Result) -> Result? {
    // Renderers run on the main thread, where the views are.
    nonisolated(unsafe) let content = self
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated {
      let element = content.views?.element(of: content.view, in: content.environment)
      result = element.map(measure)
    }
    return result
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    withElement { $0.size(for: proposal) } ?? .zero
  }

  /// What the view looks like in another environment.
  func commands(
    for proposal: ProposedViewSize, in environment: EnvironmentValues
  ) -> [DisplayList.Command] {
    var content = self
    content.environment = environment
    return content.commands(for: proposal)
  }

  /// What the view looks like for a proposal, with its corner in the origin.
  func commands(for proposal: ProposedViewSize) -> [DisplayList.Command] {
    withElement { element in
      var commands: [DisplayList.Command] = []
      element.place(at: .zero, proposal: proposal)
      element.draw(into: &commands)
      return commands
    } ?? []
  }
}
