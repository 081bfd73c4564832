/// The items of a page that would stand above a keyboard on the screen: a line that shows while a
/// text on the page is edited, or something in the line has the focus.
struct KeyboardBar: View {
  let bar: NavigationBar
  @FocusedValue(\.editedPage) private var editedPage

  var body: some View {
    PortalView(
      hosts: editedPage === bar ? [bar.keyboard] : [], layout: HStackLayout(spacing: 8)
    )
    .padding(.horizontal, 8)
    .focusedValue(\.editedPage, bar)
  }
}

extension FocusedValues {
  /// The title line of the page on which a text is edited.
  var editedPage: NavigationBar? {
    get { self[EditedPageKey.self] }
    set { self[EditedPageKey.self] = newValue }
  }

  private enum EditedPageKey: FocusedValueKey {
    typealias Value = NavigationBar
  }
}
