import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ScrollViewProxyTests {
  private struct Message: Identifiable {
    let id = UUID()
    let number: Int
  }

  private let offset = HeldValue(CGFloat.zero)

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(
      view.onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { [offset] _, new in
        offset.value = new
      }, size: CGSize(width: 80, height: 64))
    host.run(for: 1)
    return host
  }

  @Test func `an optional stands for the identity that it holds`() {
    let messages = (0..<20).map { Message(number: $0) }
    var proxy: ScrollViewProxy?
    let host = host(
      ScrollViewReader { reader in
        ScrollView { ForEach(messages) { Text("row \($0.number)") } }
          .onAppear { proxy = reader }
      })
    #expect(offset.value == 0)
    proxy?.scrollTo(messages.last?.id)
    host.run(for: 1)
    let end = offset.value
    #expect(end > 60)
    proxy?.scrollTo(UUID?.none)
    host.run(for: 1)
    #expect(offset.value == end)
  }

  @Test func `a view whose identity is an optional is found with and without it`() {
    let (name, other): (String?, String) = ("end", "end")
    var proxy: ScrollViewProxy?
    let host = host(
      ScrollViewReader { reader in
        ScrollView {
          VStack {
            Color.red.frame(width: 10, height: 400)
            Text("end").id(name)
          }
        }
        .onAppear { proxy = reader }
      })
    proxy?.scrollTo(name)
    host.run(for: 1)
    #expect(offset.value > 300)
    host.key(.home)
    host.run(for: 1)
    #expect(offset.value == 0)
    proxy?.scrollTo(other)
    host.run(for: 1)
    #expect(offset.value > 300)
  }
}
