import Foundation
import Observation

/// What is on a navigation stack, for the views on it.
///
/// A class because the links deep inside the pages push onto it, and the stack shows it.
@MainActor @Observable
final class Navigator {
  /// A page above the root.
  struct Page: Identifiable {
    /// Tells the page from those that were at its place before.
    let id: AnyHashable
    let source: PageSource
    /// How many values of the path are below the page.
    let valueCount: Int
    /// Takes the page away in the state that put it there.
    var close: (@MainActor () -> Void)?
  }

  /// Pages that links have pushed, in the order in which they lie.
  private(set) var pushed: [Page] = []
  /// What a link elsewhere has put in the place of the root; nil for the root itself.
  private(set) var substitute: Page?
  @ObservationIgnored private var destinations: [ObjectIdentifier: ValueDestinations] = [:]
  @ObservationIgnored private var count = 0
  /// The stack of the next column of a split view, where links of this one lead; nil where they
  /// lead to this stack.
  @ObservationIgnored var nextColumn: Navigator?
  /// Lets the next column show where that takes the place of this one.
  @ObservationIgnored var showNextColumn: () -> Void = {}
  /// Whether what is chosen when a list appears leads to the next column.
  @ObservationIgnored var leadsAtOnce = false
  /// Whether something is chosen in a list of the column, which may be hidden; nil without one.
  @ObservationIgnored private var isAnyChosen: (() -> Bool)?
  /// Whether the next column takes the place of this one.
  @ObservationIgnored var isAlone = false
  /// The values of pages that lie among those that links have pushed; nil without a path.
  @ObservationIgnored var path: Binding<[AnyHashable]>?

  /// The views that pages may grow out of.
  @ObservationIgnored let zoomSources = ZoomSources()
  /// How the pages that came last to some levels ask to come.
  var transitions: [Int: NavigationTransition] = [:]

  nonisolated init() {}

  /// The name of the stack's space.
  nonisolated var space: ObjectIdentifier { ObjectIdentifier(self) }

  /// How pages come and go.
  nonisolated static var slide: Animation { .spring(response: 0.38, dampingFraction: 0.95) }

  /// Where a view is that pages may grow out of, in the stack's space; nil when it is not there.
  func frame(of source: MatchedID) -> CGRect? {
    zoomSources.frame(of: source, in: .named(space))
  }

  /// Whether the page of a level, or the one that was there last, slides in: it does not fade, and
  /// has no view to grow out of.
  func slides(atLevel level: Int) -> Bool {
    guard let transition = transitions[level] else { return true }
    return !transition.fades && transition.source.flatMap(frame) == nil
  }

  /// Lets what is chosen in a list lead to the next column, but not what was chosen while the list
  /// did not show; `old` is the same when the list appears.
  func follow(
    _ choice: ColumnChoice, from old: ColumnChoice, isAnyChosen: (() -> Bool)? = nil
  ) {
    self.isAnyChosen = isAnyChosen
    guard !choice.selected.isEmpty, choice.visit == old.visit else { return }
    if choice != old {
      showNextColumn()
    } else if leadsAtOnce {
      withTransaction(\.disablesAnimations, true) { showNextColumn() }
    }
  }

  /// Whether a list of the column has something chosen that could be taken back.
  var hasChoice: Bool { isAnyChosen?() ?? false }

  /// Puts a page on top, unless it is there already, or in the place of the next column.
  func push(
    id: AnyHashable? = nil, close: (@MainActor () -> Void)? = nil,
    _ make: @escaping @MainActor (_ level: Int) -> AnyView?
  ) {
    if let nextColumn {
      if id == nil || nextColumn.substitute?.id != id { showNextColumn() }
      return nextColumn.substitute(id: id, close: close, make)
    }
    guard id == nil || !pushed.contains(where: { $0.id == id }) else { return }
    pushed.append(page(id: id, above: path?.wrappedValue.count ?? 0, close: close, make))
  }

  /// Puts a page in the place of the root, and takes away all that lies above.
  private func substitute(
    id: AnyHashable?, close: (@MainActor () -> Void)?,
    _ make: @escaping @MainActor (_ level: Int) -> AnyView?
  ) {
    popAll()
    guard id == nil || substitute?.id != id else { return }
    let old = substitute
    substitute = page(id: id, above: 0, close: close, make)
    old?.close?()
  }

  private func page(
    id: AnyHashable?, above valueCount: Int, close: (@MainActor () -> Void)?,
    _ make: @escaping @MainActor (_ level: Int) -> AnyView?
  ) -> Page {
    count += 1
    return Page(
      id: id ?? AnyHashable(count), source: PageSource(make), valueCount: valueCount, close: close)
  }

  /// Lets the page be made by `make` from now on, if it is there.
  func update(id: AnyHashable, _ make: @escaping @MainActor () -> AnyView?) {
    // Whoever describes the page has nothing to do when others come.
    let page = _substitute?.id == id ? _substitute : _pushed.first { $0.id == id }
    page?.source.update { _ in make() }
    nextColumn?.update(id: id, make)
  }

  /// Puts the page of `value` on top, or in the place of the next column.
  func push(value: AnyHashable) {
    if let path { return path.wrappedValue.append(value) }
    let isColumn = nextColumn != nil
    push { [weak self] in self?.destination(of: value, atLevel: isColumn ? 1 : $0) }
  }

  /// Takes away a page and all above it.
  func pop(id: AnyHashable) {
    nextColumn?.pop(id: id)
    if let page = substitute, page.id == id {
      substitute = nil
      page.close?()
    }
    guard let index = pushed.firstIndex(where: { $0.id == id }) else { return }
    let valueCount = pushed[index].valueCount
    popPushed(from: index)
    popValues(from: valueCount)
  }

  /// Takes away the pages of the path's values from that with the number `count` on, and all above.
  func popValues(from count: Int) {
    if let path, path.wrappedValue.count > count { path.wrappedValue.removeSubrange(count...) }
    popPushed(above: count)
  }

  /// Takes away the first page that a link has pushed onto that of one of the path's values from
  /// the number `count` on, and all such pages above; the path stays.
  func popPushed(above count: Int) {
    guard let index = pushed.firstIndex(where: { $0.valueCount > count }) else { return }
    popPushed(from: index)
  }

  private func popPushed(from index: Int) {
    let closing = pushed[index...]
    pushed.removeSubrange(index...)
    for page in closing { page.close?() }
  }

  private func popAll() {
    popValues(from: 0)
    if let first = pushed.first { pop(id: first.id) }
  }

  /// Lets `make` make the pages of values of a type that are above `level`, where the body says so
  /// that is being run.
  func setDestination<Value: Hashable>(
    of type: Value.Type, aboveLevel level: Int, _ make: @escaping (Value) -> AnyView
  ) {
    guard let node = Evaluation.current else { return }
    destinations(of: type).declare(by: node, atLevel: level) { ($0.base as? Value).map(make) }
  }

  /// The page of `value` at a level of the stack; nil when nobody has said what it is.
  func destination(of value: AnyHashable, atLevel level: Int) -> AnyView? {
    destinations(of: type(of: value.base)).page(of: value, atLevel: level)
  }

  private func destinations(of type: any Any.Type) -> ValueDestinations {
    let made = destinations[ObjectIdentifier(type)] ?? ValueDestinations()
    destinations[ObjectIdentifier(type)] = made
    return made
  }
}

extension EnvironmentValues {
  /// The stack of the column of a split view that the view is in, which leads to the next one.
  @Entry var columnNavigator: Navigator?

  /// The innermost navigation stack around.
  @Entry var navigator: Navigator?

  /// How many pages of the innermost navigation stack are below.
  @Entry var navigationLevel: Int = 0
}
