public import Foundation

/// What a text renderer may ask of the text that it draws.
public struct TextProxy {
  private let size: (ProposedViewSize) -> CGSize

  init(size: @escaping (ProposedViewSize) -> CGSize) {
    self.size = size
  }

  /// The size of the text for the room it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size(proposal)
  }
}
