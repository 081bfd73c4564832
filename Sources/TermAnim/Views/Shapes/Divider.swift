/// A line between views, one pixel thick: upright in rows, level elsewhere.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: View {
  public var body: some View {
    Color.primary.opacity(0.25).modifier(DividerModifier())
  }
}
