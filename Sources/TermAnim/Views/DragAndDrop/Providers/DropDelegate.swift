/// Decides what becomes of things that are dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether what comes over the view may be dropped; yes unless said otherwise. Asked once.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes what is dropped, and says whether it is of use.
  func performDrop(info: DropInfo) -> Bool

  /// Told when something that may be dropped comes over the view.
  func dropEntered(info: DropInfo)

  /// Told where it is over the view, from when it has come; what is to be done with it, nil as
  /// before.
  ///
  /// Nothing is dropped that is forbidden or cancelled. All else makes no difference.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Told when it leaves, or has been dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
