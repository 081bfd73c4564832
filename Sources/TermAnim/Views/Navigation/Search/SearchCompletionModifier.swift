/// The modifier of `searchCompletion`.
nonisolated struct SearchCompletionModifier: ViewModifier {
  let completion: SearchCompletion
  @Environment(\.completeSearch) private var completeSearch

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if let completeSearch {
      Button {
        completeSearch(completion)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}
