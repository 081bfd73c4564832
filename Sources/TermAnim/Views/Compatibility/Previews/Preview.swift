/// A view to look at while it is being written.
public enum Preview {
  /// Marks traits of previews of views.
  public enum ViewTraits: Sendable {}
}
