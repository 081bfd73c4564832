/// A window that was opened in front of the one that an app begins with.
struct OpenedWindow: Identifiable {
  /// Counts the windows that were opened.
  let id: Int
  /// The number of its kind among those of the app.
  let kind: Int
  let value: AnyHashable?
}
