/// A tab, or several, of a tab view whose selection is a `TabValue`.
///
/// A view like any other; what it says besides is of which type the values of its tabs are, so that
/// the compiler knows where a program writes only `.home`.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
}

extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension TabContent {
  /// Shows a number beside what stands for the tab in the bar; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabGroup<TabValue, _>(
      modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count)))))
  }
}
