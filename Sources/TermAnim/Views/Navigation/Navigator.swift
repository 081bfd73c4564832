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
    /// Takes the page away in the state that put it there.
    var close: (@MainActor () -> Void)?
  }

  /// Pages that links have pushed.
  private(set) var pushed: [Page] = []
  @ObservationIgnored private var destinations: [ObjectIdentifier: ValueDestinations] = [:]
  @ObservationIgnored private var count = 0
  /// Puts a value at the end of the stack's path; nil when it has none of its own.
  @ObservationIgnored var appendValue: ((AnyHashable) -> Bool)?

  /// The views that pages may grow out of.
  @ObservationIgnored let zoomSources = ZoomSources()
  /// The views that the pages that came last to some levels ask to grow out of.
  var zooms: [Int: MatchedID] = [:]

  nonisolated init() {}

  /// The name of the stack's space.
  nonisolated var space: ObjectIdentifier { ObjectIdentifier(self) }

  /// How pages come and go.
  nonisolated static var slide: Animation { .spring(response: 0.38, dampingFraction: 0.95) }

  /// Where a view is that pages may grow out of, in the stack's space; nil when it is not there.
  func frame(of source: MatchedID) -> CGRect? {
    zoomSources.frame(of: source, in: .named(space))
  }

  /// Whether the page of a level, or the one that was there last, has a view to grow out of.
  func isZoomed(atLevel level: Int) -> Bool {
    zooms[level].flatMap(frame) != nil
  }

  /// Puts a page on top, unless it is there already.
  func push(
    id: AnyHashable? = nil, close: (@MainActor () -> Void)? = nil,
    _ make: @escaping @MainActor (_ level: Int) -> AnyView?
  ) {
    guard id == nil || !pushed.contains(where: { $0.id == id }) else { return }
    count += 1
    pushed.append(Page(id: id ?? AnyHashable(count), source: PageSource(make), close: close))
  }

  /// Lets the page be made by `make` from now on, if it is there.
  func update(id: AnyHashable, _ make: @escaping @MainActor () -> AnyView?) {
    // Whoever describes the page has nothing to do when others come.
    _pushed.first { $0.id == id }?.source.update { _ in make() }
  }

  /// Puts the page of `value` on top.
  func push(value: AnyHashable) {
    if appendValue?(value) == true { return }
    push { [weak self] in self?.destination(of: value, atLevel: $0) }
  }

  /// Takes away a page and all above it.
  func pop(id: AnyHashable) {
    guard let index = pushed.firstIndex(where: { $0.id == id }) else { return }
    let closing = pushed[index...]
    pushed.removeSubrange(index...)
    for page in closing { page.close?() }
  }

  /// Lets `make` make the pages of values of a type that are above `level`, where the body says so that
  /// is being run.
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
  /// The innermost navigation stack around.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
  }

  /// How many pages of the innermost navigation stack are below.
  var navigationLevel: Int {
    get { self[NavigationLevelKey.self] }
    set { self[NavigationLevelKey.self] = newValue }
  }

  private enum NavigationLevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }
}
