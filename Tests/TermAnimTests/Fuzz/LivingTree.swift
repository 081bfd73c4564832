@testable import TermAnim

/// Who makes a random tree of views that follow values.
@MainActor
protocol LivingTree {
  /// What the tree follows, in the order in which it was made.
  var values: [LivingValue] { get set }
}

extension LivingTree {
  /// What `content` says of a new value, and nothing around.
  mutating func living<Content: View>(
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> AnyView {
    let value = LivingValue()
    values.append(value)
    return AnyView(Living(value: value, content: content))
  }
}
