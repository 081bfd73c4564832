import Foundation
import Testing

@testable import TermAnim

/// Values that become others by the data that both know.
struct TransferTests {
  private struct Card: Codable, Equatable, Transferable {
    static let type = UTType(exportedAs: "org.example.card", conformingTo: .json)

    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: type)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Note: Equatable, Transferable {
    var words: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (card: Card) in Note(words: card.title) }
      ProxyRepresentation<Note, String>(exporting: { $0.words }, importing: { Note(words: $0) })
    }
  }

  /// Knows no way out.
  private struct Sealed: Equatable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .json) { (_: Data) -> Sealed in Sealed() }
    }
  }

  @Test func `a value becomes one of its own type as it is`() {
    #expect(Sealed().converted(to: Sealed.self) == Sealed())
    #expect("a".converted(to: String.self) == "a")
    #expect(Color.red.converted(to: Color.self) == .red)
  }

  /// Words that are carried in a file.
  private struct Page: Equatable, Transferable {
    var words: String

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .utf8PlainText) { page in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
          UUID().uuidString)
        try Data(page.words.utf8).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Page(words: try String(contentsOf: received.file, encoding: .utf8))
      }
      .suggestedFileName("page.txt")
    }
  }

  @Test func `a value goes through a file to another type and back`() {
    #expect(Page(words: "hello").converted(to: String.self) == "hello")
    #expect("hello".converted(to: Page.self) == Page(words: "hello"))
  }

  @Test func `text loses its attributes on the way, and pictures are made of their files`() {
    var text = AttributedString("bold")
    text.inlinePresentationIntent = .stronglyEmphasized
    #expect(text.converted(to: String.self) == "bold")
    #expect("plain".converted(to: AttributedString.self) == AttributedString("plain"))
    let provider = NSItemProvider(item: SamplePictures.photo, typeIdentifier: "public.jpeg")
    #expect(provider.converted(to: Image.self)?.loadedPicture(onDark: false)?.size.width == 16)
    #expect("plain".converted(to: Image.self) == nil)
  }

  @Test func `a value goes through data that both types know`() {
    #expect(Card(title: "x").converted(to: String.self) == "x")
    #expect("\u{E9}".converted(to: Data.self) == Data([0xC3, 0xA9]))
    #expect("x".converted(to: Note.self) == Note(words: "x"))
    #expect(Card(title: "x").converted(to: Sealed.self) == Sealed())
    #expect(URL(string: "https://example.org/a")?.converted(to: Data.self)?.count == 21)
  }

  @Test func `the first way that leads there is taken`() {
    #expect(Card(title: "x").converted(to: Note.self) == Note(words: "x"))
    let data = Card(title: "x").converted(to: Data.self)
    #expect(data.flatMap { try? JSONDecoder().decode(Card.self, from: $0) } == Card(title: "x"))
  }

  @Test func `where no way leads there is nothing`() {
    #expect(Sealed().converted(to: String.self) == nil)
    #expect(!Sealed().canBecome(String.self))
    #expect(Data([0xFF]).converted(to: String.self) == nil)
    #expect(!"x".canBecome(URL.self))
    #expect("x".canBecome(Note.self))
  }

  @Test func `a colour comes back as it was`() throws {
    let data = try #require(Color.orange.opacity(0.5).converted(to: Data.self))
    let way = try #require(Color.ways.first?.make)
    let color = try #require(way(data) as? Color)
    let (new, old) = (color.resolve(in: .init()), Color.orange.opacity(0.5).resolve(in: .init()))
    #expect(new.description == old.description)
  }

  @Test func `types of data know what they are besides`() {
    #expect(UTType.utf8PlainText.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.data.conforms(to: .text))
    #expect(UTType("public.json") == .json)
    #expect(UTType("org.example.none") == nil)
    #expect(Card.type.conforms(to: .text))
  }
}
