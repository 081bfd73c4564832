/// Something that a view wishes of what is around it, such as of its bar or its ground.
struct Wish<Value> {
  /// The node that wishes, by which the tab is found that the view is in.
  let node: Backlink<ViewNode>
  let value: Value
  /// How many pages of navigation stacks lie above the one that the view is on.
  var pagesAbove = 0

  /// Whether something that the node contributes to the layout is inside of `container`, which what
  /// is in a tab that does not show is not.
  @MainActor
  func isShown(inside container: Element) -> Bool {
    var elements: [Element] = []
    node.object?.appendElements(to: &elements)
    return elements.contains { $0.isInside(container) }
  }

  /// What all views wish, those around before those inside.
  enum Key: PreferenceKey {
    static var defaultValue: [Wish] { [] }

    static func reduce(value: inout [Wish], nextValue: () -> [Wish]) {
      value += nextValue()
    }
  }
}

/// What a view wishes of the bar of the tabs around.
typealias TabBarWish = Wish<Visibility>

/// What a view wishes of the ground of what is presented around it.
typealias ColorSchemeWish = Wish<ColorScheme>
