/// A view whose content is described when it is shown, so that it sees what it reads change.
struct LazyPanel<Content: View> {
  let make: () -> Content
}

extension LazyPanel: View {
  var body: some View { make() }
}
