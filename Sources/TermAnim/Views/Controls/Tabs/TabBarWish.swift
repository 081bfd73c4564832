/// What a view says about the bar of the tab view around.
struct TabBarWish {
  /// The node that says it, by which the tab is found that the view is in.
  let node: Weak<ViewNode>
  let visibility: Visibility

  /// Whether something that the node contributes to the layout is inside of `container`, which what is in
  /// a tab that does not show is not.
  @MainActor
  func isShown(inside container: Element) -> Bool {
    var elements: [Element] = []
    node.object?.appendElements(to: &elements)
    return elements.contains { element in
      sequence(first: element, next: \.parent).contains { $0 === container }
    }
  }

  /// What all views say, those inside after those around.
  enum Key: PreferenceKey {
    static var defaultValue: [TabBarWish] { [] }

    static func reduce(value: inout [TabBarWish], nextValue: () -> [TabBarWish]) {
      value += nextValue()
    }
  }
}
