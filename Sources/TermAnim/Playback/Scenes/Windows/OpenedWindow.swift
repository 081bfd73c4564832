/// A window that was opened in front of the one that an app begins with.
struct OpenedWindow: Identifiable {
  /// Counts the windows that were opened.
  let id: Int
  let kind: WindowSource.Key
  let value: AnyHashable?
}
