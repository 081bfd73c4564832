@testable import TermAnim

/// What a closure says of a value that it follows, and nothing around.
struct Living<Content: View>: View {
  @ObservedObject var value: LivingValue
  let content: (Int) -> Content

  var body: some View { content(value.step) }
}
