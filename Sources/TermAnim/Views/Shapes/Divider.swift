/// A line between views, one pixel thick: upright in rows, level elsewhere.
public struct Divider {
  @Environment(\.isInMenu) private var isInMenu

  nonisolated public init() {}
}

extension Divider: View {
  public var body: some View {
    Color.primary.opacity(0.25).modifier(DividerModifier())
      // In a menu a whole row of cells, as lines of text are.
      .padding(.top, isInMenu ? 4 : 0)
      .containerValue(\.menuRole, .divider)
  }
}
