/// Pages on top of each other, of which the last one shows.
///
/// A link slides its page in from the right, unless the page asks for another transition; Esc and the
/// button in the title line slide it out again. The title line takes no room while it has nothing to show.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: Binding<[AnyHashable]>?
  @State private var navigator = Navigator()
  @Environment(\.presentation) private var presentation

  nonisolated private init(root: Root, path: Binding<[AnyHashable]>?) {
    (self.root, self.path) = (root, path)
  }
}

extension NavigationStack: View {
  public var body: some View {
    let pages = pages
    ZStack {
      NavigationPage(
        navigator: navigator, level: 0, coveredLevels: pages.count, isPresented: presentation
      ) {
        root
      }
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        NavigationPage(
          navigator: navigator, level: index + 1, coveredLevels: pages.count - index - 1,
          isPresented: Binding(get: { true }, set: { if !$0 { close(page, at: index) } })
        ) {
          LazyPanel { page.source.page(atLevel: index + 1) }
        }
        .zIndex(Double(index + 1))
      }
    }
    .coordinateSpace(.named(navigator.space))
    .clipped()
    .onKeyPress(.escape) {
      guard let last = pages.last else { return .ignored }
      close(last, at: pages.count - 1)
      return .handled
    }
  }

  /// The pages above the root: those of the path, and what links pushed onto them.
  @MainActor
  private var pages: [Navigator.Page] {
    if let path {
      navigator.appendValue = { value in
        path.wrappedValue.append(value)
        return true
      }
    }
    let values = path?.wrappedValue ?? []
    return values.enumerated().map { index, value in
      Navigator.Page(
        id: AnyHashable([AnyHashable(index), value]),
        source: PageSource { [navigator] in navigator.destination(of: value, atLevel: $0) })
    } + navigator.pushed
  }

  @MainActor
  private func close(_ page: Navigator.Page, at index: Int) {
    let values = path?.wrappedValue.count ?? 0
    if index < values { path?.wrappedValue.removeSubrange(index...) }
    for pushed in navigator.pushed.dropFirst(max(index - values, 0)).prefix(1) {
      navigator.pop(id: pushed.id)
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  /// A stack whose pages are those of the values in `path`, and that changes it.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), path: path.values)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack whose pages are those of the values in `path`, and that changes it.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { values, transaction in
          withTransaction(transaction) {
            path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
          }
        }))
  }
}
