import Foundation
import Testing

@testable import TermAnim

@Observable
private final class Store {
  var first = 0
  var second = 0
}

/// Changes what its view reads when the last reference to it goes, in two transactions.
private final class Goodbye {
  private let store: Store

  init(_ store: Store) { self.store = store }

  deinit {
    withAnimation { store.first += 1 }
    store.second += 1
  }
}

private struct StoreReader: View {
  let store: Store
  @State private var goodbye: Goodbye

  init(_ store: Store) {
    self.store = store
    _goodbye = State(wrappedValue: Goodbye(store))
  }

  var body: some View { Text(verbatim: "\(store.first) \(store.second)") }
}

private struct PartingPage: View {
  let store: Store
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { StoreReader(store).transition(.opacity.animation(.linear(duration: 0.2))) }
      Text(verbatim: "\(store.first), \(store.second)")
    }
    .focusable()
    .onKeyPress("x") {
      isShown = false
      return .handled
    }
  }
}

/// Objects that change as the views that read them go.
@MainActor
struct LastReferenceTests {
  @Test func `what a view holds may change what it reads as it goes, when it has left`() {
    let store = Store()
    let renderer = FrameRenderer(columns: 40, rows: 8) { PartingPage(store: store) }
    renderer.advance(by: 0.1)
    renderer.press(KeyStroke(.tab))
    renderer.press(KeyStroke(.character("x")))
    for _ in 0..<60 { renderer.advance(by: 0.02) }
    // State keeps the first value alone; what is made again for each description goes at once.
    #expect(store.first >= 1 && store.first == store.second)
    #expect(renderer.text().contains("\(store.first), \(store.second)"))
  }
}
