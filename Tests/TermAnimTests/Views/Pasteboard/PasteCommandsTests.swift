import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PasteCommandsTests {
  private let log = NoteList()

  private func host(_ view: some View) -> ViewHost {
    ViewHost(VStack { view })
  }

  private func text(of providers: [NSItemProvider]) -> [String] {
    providers.compactMap { $0.converted(to: String.self) }
  }

  @Test func `commands copy, cut, paste and delete`() {
    UIPasteboard.general.string = nil
    let host = host(
      Text("view").focusable()
        .onCopyCommand { [NSItemProvider(of: "copied")] }
        .onCutCommand { [NSItemProvider(of: "cut")] }
        .onPasteCommand(of: [.plainText]) { log.note("paste \(text(of: $0))") }
        .onDeleteCommand { log.note("delete") })
    host.key(.tab)
    #expect(!host.key("v", modifiers: .command))
    host.key("c", modifiers: .option)
    host.key("v", modifiers: .option)
    host.key("x", modifiers: .command)
    host.key("v", modifiers: .command)
    host.key(.delete)
    #expect(log.entries == ["paste [\"copied\"]", "paste [\"cut\"]", "delete"])
  }

  @Test func `what is not of the types, or not valid, is left alone`() {
    UIPasteboard.general.string = "text"
    let host = host(
      Text("view").focusable()
        .onPasteCommand(of: [.png]) { _ in log.note("picture") }
        .onPasteCommand(of: [.plainText], validator: { _ in String?.none }) { log.note($0) }
        .onCopyCommand(perform: nil)
        .onDeleteCommand(perform: nil))
    host.key(.tab)
    #expect(!host.key("v", modifiers: .command) && !host.key("c", modifiers: .command))
    #expect(!host.key(.delete) && log.entries.isEmpty)
  }

  @Test func `values of the program are copied, cut and pasted`() {
    let host = host(
      Text("view").focusable()
        .copyable(["a", "b"])
        .cuttable { ["c"] }
        .pasteDestination(for: String.self) {
          log.note($0.joined())
        } validator: {
          $0.filter { $0 != "b" }
        })
    host.key(.tab)
    for key in ["c", "v", "x", "v"] as [KeyEquivalent] { host.key(key, modifiers: .command) }
    #expect(log.entries == ["a", "c"])
  }

  @Test func `a button pastes what is of use`() {
    UIPasteboard.general.string = "text"
    let host = host(
      VStack {
        PasteButton(payloadType: String.self) { log.note("\($0)") }
        PasteButton(supportedContentTypes: [.png]) { _ in log.note("picture") }
      })
    for _ in 0..<2 {
      host.key(.tab)
      host.key(.return)
    }
    #expect(log.entries == ["[\"text\"]"])
  }

  @Test func `what is marked in a field is copied, cut and replaced`() {
    let text = HeldValue("abcd")
    let host = host(TextField("", text: text.binding).frame(width: 80))
    host.key(.tab)
    host.key(.leftArrow, modifiers: .shift)
    host.key("x", modifiers: .option)
    #expect(text.value == "abc" && UIPasteboard.general.string == "d")
    host.key(.home)
    host.key("v", modifiers: .option)
    #expect(text.value == "dabc")
    host.key(.leftArrow, modifiers: .shift)
    host.key("c", modifiers: .option)
    #expect(text.value == "dabc" && UIPasteboard.general.string == "d")
  }

  @Test func `a secret is not copied`() {
    UIPasteboard.general.string = "old"
    let host = host(SecureField("", text: HeldValue("abcd").binding).frame(width: 80))
    host.key(.tab)
    host.key(.leftArrow, modifiers: .shift)
    host.key("c", modifiers: .option)
    #expect(UIPasteboard.general.string == "old")
  }
}
