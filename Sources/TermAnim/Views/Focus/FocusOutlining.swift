import Foundation

/// An element that says along what the ring goes that shows the focus.
@MainActor
protocol FocusOutlining: AnyObject {
  /// The line of a ring that fits into `rect`; nil for the usual one.
  func focusOutline(in rect: CGRect) -> Path?
}

extension FocusableElement {
  /// The line of the ring that what is in the element says, or what is right around it; nil for the
  /// usual one.
  func focusOutline(in rect: CGRect) -> Path? {
    let inside = wrapped.dropFirst().prefix { !($0 is FocusableElement) }
    let outside = around.prefix { $0 is WrapperElement && !($0 is FocusableElement) }
    return (Array(inside) + Array(outside)).lazy
      .compactMap { ($0 as? any FocusOutlining)?.focusOutline(in: rect) }.first
  }
}
