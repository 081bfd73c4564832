import Foundation

/// The limits of a frame along one axis, in points; nil is no limit.
struct FlexibleLength: Hashable, Sendable {
  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?

  /// What the content is offered.
  func proposal(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal = proposal ?? ideal else { return nil }
    return clamp(proposal)
  }

  /// What the content is offered where the frame has become as long as `length`: all of it, unless
  /// nothing was offered and the frame is as long as its content.
  func placing(_ proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
    let isOfContent =
      proposal == nil && ideal == nil && length > least ?? -.infinity
      && length < greatest ?? .infinity
    return isOfContent ? nil : length
  }

  /// The frame's length, around content of a length that was offered `proposal`.
  func length(content: CGFloat, proposal: CGFloat?) -> CGFloat {
    var length = content
    if let least { length = max(least, min(length, proposal ?? length)) }
    if let greatest { length = min(greatest, max(length, proposal ?? length)) }
    return length
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    max(least ?? -.infinity, min(length, greatest ?? .infinity))
  }
}
