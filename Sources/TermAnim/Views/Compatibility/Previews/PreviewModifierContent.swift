/// The preview that a modifier is given.
public struct PreviewModifierContent: View {
  nonisolated init() {}

  public var body: some View { EmptyView() }
}
