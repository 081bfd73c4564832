import Foundation

/// What layouts ask of elements most, to be asked without saying where they are.
///
/// Layouts are written without an actor, run on the main one, and ask hundreds of times for a key.
/// These are made once: a closure made for each question, and a look at the actor, would take longer
/// than most answers. Debug builds look.
enum LayoutQuestion {
  typealias Size = @Sendable (Element, ProposedViewSize) -> CGSize
  typealias Dimensions = @Sendable (Element, ProposedViewSize) -> ViewDimensions
  typealias Guide = @Sendable (Element, AlignmentKey, ProposedViewSize) -> CGFloat?
  typealias Priority = @Sendable (Element) -> Double

  /// `Element.size(for:)`.
  static let size: Size = {
    let ask: @MainActor @Sendable (Element, ProposedViewSize) -> CGSize = { element, proposal in
      check()
      return element.size(for: proposal)
    }
    return unsafeBitCast(ask, to: Size.self)
  }()

  /// `Element.dimensions(for:)`.
  static let dimensions: Dimensions = {
    let ask: @MainActor @Sendable (Element, ProposedViewSize) -> ViewDimensions = {
      element, proposal in
      check()
      return element.dimensions(for: proposal)
    }
    return unsafeBitCast(ask, to: Dimensions.self)
  }()

  /// `Element.explicitGuide(_:for:)`.
  static let guide: Guide = {
    let ask: @MainActor @Sendable (Element, AlignmentKey, ProposedViewSize) -> CGFloat? = {
      element, guide, proposal in
      check()
      return element.explicitGuide(guide, for: proposal)
    }
    return unsafeBitCast(ask, to: Guide.self)
  }()

  /// The priority among an element's traits.
  static let priority: Priority = {
    let ask: @MainActor @Sendable (Element) -> Double = { element in
      check()
      return element.traits.layoutPriority
    }
    return unsafeBitCast(ask, to: Priority.self)
  }()

  @inline(__always)
  private static func check() {
    #if DEBUG
      MainActor.preconditionIsolated("a layout was used away from the main actor")
    #endif
  }
}
