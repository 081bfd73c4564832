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

  @Test func `what a provider has is told by the names of types, and as values`() async throws {
    let address = NSItemProvider(object: try #require(NSURL(string: "https://example.org")))
    var told: [String] = []
    address.loadItem(forTypeIdentifier: "public.url", options: nil) { item, _ in
      told.append((item as? URL)?.host ?? "")
    }
    address.loadItem(forTypeIdentifier: "public.png", options: nil) { item, error in
      told.append("\(item == nil) \(error == nil)")
    }
    #expect(told == ["example.org", "true false"])
    let text = NSItemProvider(object: "card" as NSString)
    #expect(try await text.loadItem(forTypeIdentifier: "public.plain-text") as? String == "card")
    text.loadTransferable(type: String.self) { told.append((try? $0.get()) ?? "") }
    text.loadTransferable(type: URL.self) { told.append((try? $0.get()) == nil ? "none" : "") }
    #expect(told.suffix(2) == ["card", "none"])
  }

  @Test func `a provider may be of a text as data of a type`() async throws {
    let text = NSItemProvider(item: "card" as NSString, typeIdentifier: "public.plain-text")
    #expect(try await text.loadItem(forTypeIdentifier: "public.plain-text") as? String == "card")
    let base = try #require(URL(string: "https://example.org/a/"))
    let address = try #require(NSURL(string: "b", relativeTo: base))
    let link = NSItemProvider(item: address, typeIdentifier: "public.plain-text")
    let told = try await link.loadItem(forTypeIdentifier: "public.plain-text") as? String
    #expect(told == "https://example.org/a/b")
    #expect(
      NSItemProvider(item: nil, typeIdentifier: "public.text").registeredTypeIdentifiers.isEmpty)
  }

  @Test func `types are known by their names where something is dropped`() {
    let notes = notes
    carry(
      in: host(source.itemProvider(nil)) {
        $0.onDrop(of: ["public.text"], isTargeted: nil) { providers in
          notes.note("dropped \(providers.count)")
          return true
        }
      })
    #expect(notes.take() == ["dropped 1"])
    #expect(UTType.movie.conforms(to: .data) && UTType("com.adobe.pdf") == .pdf)
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

  /// Refuses what is over its left half, and writes down where it is asked.
  private struct Picky: DropDelegate {
    let notes: NoteList
    var refused = DropOperation.forbidden
    var isValid: (DropInfo) -> Bool = { _ in true }

    func validateDrop(info: DropInfo) -> Bool {
      notes.note("asked \(Int(info.location.x))")
      return isValid(info)
    }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      // What was said last holds.
      if info.location.x > 14 { return nil }
      return DropProposal(operation: info.location.x < 10 ? refused : .copy)
    }

    func performDrop(info: DropInfo) -> Bool {
      notes.note("dropped \(Int(info.location.x))")
      return true
    }
  }

  private func drop(at x: CGFloat, on delegate: Picky) -> [String] {
    let host = host(source) { $0.onDrop(of: [.text], delegate: delegate) }
    host.press(at: CGPoint(x: 10, y: 10))
    for place in stride(from: 30, through: x, by: 1) { host.move(to: CGPoint(x: place, y: 10)) }
    host.release(at: CGPoint(x: x, y: 10))
    #expect(host.graph.drags.allSatisfy { !$0.isHeld })
    return notes.take()
  }

  @Test(arguments: [DropOperation.forbidden, .cancel])
  func `nothing is dropped where the delegate refuses`(operation: DropOperation) {
    let delegate = Picky(notes: notes, refused: operation)
    #expect(drop(at: 40, on: delegate) == ["asked 0"])
    #expect(drop(at: 45, on: delegate) == ["asked 0"])
    #expect(drop(at: 52, on: delegate) == ["asked 0", "dropped 12"])
    #expect(drop(at: 58, on: delegate) == ["asked 0", "dropped 18"])
  }

  @Test func `a delegate is asked whether it wants something once, when and where that comes`() {
    #expect(drop(at: 50, on: Picky(notes: notes) { $0.location.x > 5 }) == ["asked 0"])
    let host = host(source) { $0.onDrop(of: [.text], delegate: Picky(notes: notes)) }
    host.press(at: CGPoint(x: 10, y: 10))
    for x: CGFloat in [30, 55, 57, 30, 44, 41, 30] { host.move(to: CGPoint(x: x, y: 10)) }
    host.release(at: CGPoint(x: 30, y: 10))
    #expect(notes.take() == ["asked 15", "asked 4"])
  }

  @Test func `an inner target is asked before an outer one, which then takes what it does not`() {
    let outer = Picky(notes: notes, refused: .copy)
    let host = host(source) { view in
      view.onDrop(of: [.text], delegate: Picky(notes: notes) { _ in false })
        .onDrop(of: [.text], delegate: outer)
    }
    carry(in: host)
    #expect(notes.take() == ["asked 5", "asked 5", "dropped 8"])
  }

  @Test func `an address in a provider can be dropped where addresses can, and only there`() throws
  {
    let address = try #require(URL(string: "https://example.com"))
    func carry(_ provider: @escaping () -> NSItemProvider) {
      self.carry(
        in: host(Color.red.frame(width: 20, height: 20).onDrag(provider)) { view in
          view
            .dropDestination(for: String.self) { texts, _ in
              notes.note(texts.joined())
              return true
            } isTargeted: {
              notes.note("text \($0)")
            }
            .dropDestination(for: URL.self) { urls, _ in
              notes.note("\(urls)")
              return true
            }
            .dropDestination(for: Data.self) { data, _ in
              notes.note("\(data.map(\.count))")
              return true
            }
        })
    }
    carry { NSItemProvider(object: address as NSURL) }
    #expect(notes.take() == ["[https://example.com]"])
    carry { NSItemProvider(item: Data(count: 3), typeIdentifier: "public.png") }
    #expect(notes.take() == ["[3]"])
    carry { NSItemProvider(object: "card" as NSString) }
    #expect(notes.take() == ["text true", "card", "text false"])
    carry { NSItemProvider() }
    #expect(notes.take() == [])
  }

  @Test func `what is dragged is made into data once`() {
    let exports = HeldValue(0)
    let provider = NSItemProvider(ways: [
      (
        .utf8PlainText,
        {
          exports.value += 1
          return Data("a".utf8)
        }
      )
    ])
    var text: String?
    provider.loadObject(ofClass: String.self) { found, _ in text = found }
    #expect(text == "a" && exports.value == 1)
  }

  /// A class of a program's, as it is written for Foundation.
  private final class Card: NSObject, NSItemProviderWriting, NSItemProviderReading {
    static let writableTypeIdentifiersForItemProvider = ["org.example.card", "public.json"]
    static let readableTypeIdentifiersForItemProvider = ["org.example.none", "org.example.card"]

    let title: String

    init(title: String) {
      self.title = title
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (
          Data?, (any Error)?
        ) -> Void
    ) -> Progress? {
      if title != "mute" { completionHandler(Data("\(title) as \(typeIdentifier)".utf8), nil) }
      return nil
    }

    static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
      Self(title: try String(transferred: data))
    }
  }

  @Test func `a class of the program's is carried, too`() {
    let provider = NSItemProvider(object: Card(title: "ace"))
    #expect(provider.registeredTypeIdentifiers == ["org.example.card", "public.json"])
    #expect(provider.canLoadObject(ofClass: Card.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    var (title, text, isError): (String?, String?, Bool) = (nil, nil, false)
    provider.loadObject(ofClass: Card.self) { card, _ in title = (card as? Card)?.title }
    provider.loadObject(ofClass: String.self) { found, _ in text = found }
    #expect(title == "ace as org.example.card" && text == "ace as public.json")
    NSItemProvider(object: Card(title: "mute"))
      .loadObject(ofClass: Card.self) { (title, isError) = (($0 as? Card)?.title, $1 != nil) }
    #expect(title == nil && isError)
  }
}
