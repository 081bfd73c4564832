/// Pages on top of each other, of which the last one shows.
///
/// A link slides its page in from the right, unless the page asks for another transition; Esc and
/// the button in the title line slide it out again. The title line takes no room while it has
/// nothing to show.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: Binding<[AnyHashable]>?
  @State private var navigator: Navigator
  @Environment(\.presentation) private var presentation
  @Environment(\.columnBack) private var columnBack

  nonisolated private init(
    root: Root, path: Binding<[AnyHashable]>?, navigator: Navigator = Navigator()
  ) {
    (self.root, self.path) = (root, path)
    _navigator = State(initialValue: navigator)
  }
}

extension NavigationStack: View {
  public var body: some View {
    let pages = pages
    ZStack {
      NavigationPage(
        navigator: navigator, level: 0, coveredLevels: pages.count,
        isPresented: columnBack ?? presentation, back: columnBack
      ) {
        if let page = navigator.substitute {
          LazyPanel { page.source.page(atLevel: 0) }.id(page.id)
        } else {
          root
        }
      }
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        NavigationPage(
          navigator: navigator, level: index + 1, coveredLevels: pages.count - index - 1,
          isPresented: isPresented(page), back: isPresented(page)
        ) {
          LazyPanel { page.source.page(atLevel: index + 1) }
        }
        .zIndex(Double(index + 1))
      }
    }
    .coordinateSpace(.named(navigator.space))
    .clipped()
    .onChange(of: path?.wrappedValue ?? []) { old, new in
      navigator.popPushed(above: zip(old, new).prefix { $0 == $1 }.count)
    }
    .onKeyPress(.escape) {
      guard let back = pages.last.map(isPresented) ?? columnBack else { return .ignored }
      back.wrappedValue = false
      return .handled
    }
    // The button that leads to the column before is in the innermost title line.
    .modifier(NavigationBarModifier(request: columnBack == nil ? .nothing : .noBackButton))
  }

  /// Whether a page above the root shows, which closes when it is set to false.
  @MainActor
  private func isPresented(_ page: Navigator.Page) -> Binding<Bool> {
    Binding(get: { true }, set: { if !$0 { close(page) } })
  }

  /// The pages above the root: those of the path, and what links pushed onto them, as they came.
  @MainActor
  private var pages: [Navigator.Page] {
    navigator.path = path
    let values = path?.wrappedValue ?? []
    var pushed = navigator.pushed.filter { $0.valueCount <= values.count }[...]
    var pages: [Navigator.Page] = []
    for (index, value) in values.enumerated() {
      let below = pushed.prefix { $0.valueCount <= index }
      pushed = pushed.dropFirst(below.count)
      pages += below + [page(of: value, at: index)]
    }
    return pages + pushed
  }

  @MainActor
  private func page(of value: AnyHashable, at index: Int) -> Navigator.Page {
    Navigator.Page(
      id: AnyHashable([AnyHashable(index), value]),
      source: PageSource { [navigator] in navigator.destination(of: value, atLevel: $0) },
      valueCount: index)
  }

  /// Takes away a page, be it that of a value or another, and all above it.
  @MainActor
  private func close(_ page: Navigator.Page) {
    navigator.pop(id: page.id)
    navigator.popValues(from: page.valueCount)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that is a column of a split view.
  nonisolated init(column root: Root, navigator: Navigator) {
    self.init(root: root, path: nil, navigator: navigator)
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
