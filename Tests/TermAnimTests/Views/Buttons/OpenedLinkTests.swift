import Foundation
import Testing

@testable import TermAnim

@MainActor
struct OpenedLinkTests {
  @Test func `a link is a button that opens its address`() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    let opened = HeldValue<[URL]>([])
    let link = Link("there", destination: address)
    let host = ViewHost(
      link.environment(
        \.openURL,
        OpenURLAction { url in
          opened.value.append(url)
          return .handled
        }))
    host.tap(on: "there")
    #expect(opened.value == [address])
    host.key(.tab)
    host.key(.return)
    #expect(opened.value == [address, address])
    #expect(ViewHost(link).tap(on: "there"))
  }
}
