import Foundation
import Testing

@testable import TermAnim

/// Things that are carried as an `NSItemProvider`, and delegates of where they are dropped.
@MainActor
struct ItemProviderTests {
  private let notes = NoteList()

  private struct Noting: DropDelegate {
    let notes: NoteList
    var isValid = true

    func validateDrop(info: DropInfo) -> Bool { isValid }
    func dropEntered(info: DropInfo) { notes.note("entered \(Int(info.location.x))") }
    func dropExited(info: DropInfo) { notes.note("exited") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      notes.note("moved \(Int(info.location.x))")
      return DropProposal(operation: .move)
    }

    func performDrop(info: DropInfo) -> Bool {
      for provider in info.itemProviders(for: [.text]) {
        provider.loadObject(ofClass: String.self) { text, _ in notes.note("dropped \(text ?? "")") }
      }
      return true
    }
  }

  /// A source of 20 x 20 at the left, and a target of that size 20 points from it.
  private func host(_ source: some View, target: (Color) -> some View) -> ViewHost {
    ViewHost(
      HStack(spacing: 20) {
        source
        target(.green).frame(width: 20, height: 20)
      }, size: CGSize(width: 60, height: 20))
  }

  private var source: some View {
    Color.red.frame(width: 20, height: 20).onDrag { NSItemProvider(object: "card" as NSString) }
  }

  private func carry(in host: ViewHost) {
    host.press(at: CGPoint(x: 10, y: 10))
    host.move(to: CGPoint(x: 30, y: 10))
    host.move(to: CGPoint(x: 45, y: 10))
    host.move(to: CGPoint(x: 48, y: 10))
    host.release(at: CGPoint(x: 48, y: 10))
  }

  @Test func `a delegate learns what comes, moves and is dropped`() {
    carry(in: host(source) { $0.onDrop(of: [UTType.text], delegate: Noting(notes: notes)) })
    let steps = notes.take()
    #expect(steps.first == "entered 5")
    #expect(steps.contains("moved 8"))
    #expect(steps.suffix(2) == ["dropped card", "exited"])
  }

  @Test func `nothing is dropped that is of another type, or not wanted`() {
    carry(in: host(source) { $0.onDrop(of: [.image], delegate: Noting(notes: notes)) })
    carry(
      in: host(source) {
        $0.onDrop(of: ["public.text"], delegate: Noting(notes: notes, isValid: false))
      })
    #expect(notes.take() == [])
  }

  @Test func `a closure gets the providers, and a binding whether something is there`() {
    let isThere = HeldValue(false)
    carry(
      in: host(Color.red.frame(width: 20, height: 20).draggable("text")) { view in
        view.onDrop(of: [.plainText], isTargeted: isThere.binding) { providers, place in
          notes.note("\(isThere.value) \(providers.count) \(Int(place.x))")
          return true
        }
      })
    #expect(notes.take() == ["true 1 8"])
    #expect(!isThere.value)
  }

  @Test func `a text in a provider can be dropped where texts can`() {
    carry(
      in: host(source) { view in
        view.dropDestination(for: String.self) { texts, _ in
          notes.note(texts.joined())
          return true
        }
      })
    #expect(notes.take() == ["card"])
  }

  @Test func `what is not in a provider cannot be had`() throws {
    let provider = NSItemProvider(object: try #require(NSURL(string: "https://example.com")))
    #expect(provider.canLoadObject(ofClass: NSURL.self))
    #expect(!provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(provider.registeredTypeIdentifiers == ["public.url"])
    var (text, url, isError): (String?, URL?, Bool) = (nil, nil, false)
    provider.loadObject(ofClass: String.self) { (text, isError) = ($0, $1 != nil) }
    provider.loadObject(ofClass: URL.self) { found, _ in url = found }
    #expect(text == nil && isError)
    #expect(url == URL(string: "https://example.com"))
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
  }
}
