/// The modifier of everything that is presented above other views.
nonisolated struct PresentationModifier<Panel: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let style: PresentationStyle
  var onDismiss: (() -> Void)?
  let panel: () -> Panel

  @MainActor
  func body(content: Content) -> some View {
    content
      .modifier(
        PortalModifier(
          host: nil,
          secondary: isPresented.wrappedValue
            ? PresentedView(
              isPresented: isPresented, style: style, panel: LazyPanel(make: panel)) : nil)
      )
      .onChange(of: isPresented.wrappedValue) { _, isPresented in
        if !isPresented { onDismiss?() }
      }
  }
}

/// A view whose content is described when it is shown, so that it sees what it reads change.
struct LazyPanel<Content: View> {
  let make: () -> Content
}

extension LazyPanel: View {
  var body: some View { make() }
}

/// What a panel shows of an item, whose views are others than those of another item.
struct ItemPanel<Item: Identifiable, Content: View> {
  let item: Item?
  let content: (Item) -> Content
}

extension ItemPanel: View {
  var body: some View {
    item.map { content($0).id($0.id) }
  }
}
