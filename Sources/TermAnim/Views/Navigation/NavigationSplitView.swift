/// Columns side by side: what there is at the left, and what was chosen.
public struct NavigationSplitView<Sidebar: View, Detail: View> {
  private let sidebar: Sidebar
  private let detail: Detail

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.detail) = (sidebar(), detail())
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    HStack(spacing: 0) {
      NavigationStack { sidebar }
        .frame(width: 100)
      Rectangle().fill(ControlColor.separator).frame(width: 4)
      NavigationStack { detail }
    }
  }
}
