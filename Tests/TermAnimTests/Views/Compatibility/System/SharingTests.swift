import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SharingTests {
  @Test func `what was copied is there until something else is`() {
    let board = UIPasteboard.general
    board.strings = ["https://example.org/a", "b"]
    #expect(board.string == "https://example.org/a" && board.hasStrings && board.hasURLs)
    #expect(board.url?.host() == "example.org")
    board.string = nil
    #expect(board.strings == nil && !board.hasStrings && !board.hasURLs)
    let mac = NSPasteboard.general
    #expect(mac.setString("c", forType: .string) && board.string == "c")
    #expect(!mac.setString("d", forType: NSPasteboard.PasteboardType(rawValue: "public.png")))
    #expect(mac.string(forType: .string) == "c")
    #expect(mac.declareTypes([.string], owner: nil) == 0 && !board.hasStrings)
    mac.setString("c", forType: .string)
    mac.clearContents()
    #expect(mac.string(forType: .string) == nil && board.strings == nil)
  }

  @Test func `links to share show what they say, and cannot be pressed`() {
    let host = ViewHost(
      VStack {
        ShareLink("Tell", item: "x")
        ShareLink(items: ["a", "b"])
        ShareLink(item: "x", preview: SharePreview("p", image: "i")) { Text("Own") }
      })
    #expect(host.strings.contains("Tell") && host.strings.contains("Own"))
    #expect(host.strings.contains("Share\u{2026}"))
    #expect(!host.key(.tab))
  }
}
