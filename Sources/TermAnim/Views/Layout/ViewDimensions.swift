public import Foundation

/// A view's size and its alignment guides, in its own space.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// Nil when no guides are set.
  private let element: Element?
  private let proposal: ProposedViewSize

  @MainActor
  init(_ element: Element, proposal: ProposedViewSize) {
    let size = element.size(for: proposal)
    (width, height, self.element, self.proposal) = (size.width, size.height, element, proposal)
  }

  /// Dimensions without guides of their own.
  init(size: CGSize) {
    (width, height, element, proposal) = (size.width, size.height, nil, ProposedViewSize(size))
  }

  /// Where a guide is, whether set or by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is, whether set or by default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide has been set; nil when it is where it is by default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where a guide has been set; nil when it is where it is by default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  public static func == (dimensions: ViewDimensions, other: ViewDimensions) -> Bool {
    dimensions.element === other.element && dimensions.proposal == other.proposal
      && dimensions.width == other.width && dimensions.height == other.height
  }
}

extension ViewDimensions {
  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    // Dimensions are handed out by layout only, which runs on the main actor.
    guard let element else { return nil }
    let proposal = proposal
    return MainActor.trusting({ $0.explicitGuide(key, for: proposal) }, with: element)
  }
}

extension Element {
  /// The size the element chooses when it is offered `proposal`, and its guides.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, proposal: proposal)
  }
}
