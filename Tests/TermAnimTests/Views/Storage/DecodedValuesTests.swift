import Foundation
import Testing

@testable import TermAnim

struct DecodedValuesTests {
  /// A value that notes how often it was decoded.
  private struct Note: Codable, Equatable, Sendable {
    static let count = Locked(0)
    let text: String

    init(_ text: String) {
      self.text = text
    }

    init(from decoder: any Decoder) throws {
      Self.count.withLock { $0 += 1 }
      text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  @Test func `a value is decoded when it has changed, and for each key and type`() throws {
    let key = "\(UUID())"
    func value(_ text: String, _ key: String) throws -> Note? {
      DecodedValues.value(of: Note.self, from: try JSONEncoder().encode(text), forKey: key)
    }
    for (step, text) in ["a", "a", "b", "b", "a"].enumerated() {
      #expect(try value(text, key) == Note(text))
      #expect(Note.count.withLock { $0 } == [1, 1, 2, 2, 3][step])
    }
    #expect(try value("c", key + "other") == Note("c"))
    #expect(try value("a", key) == Note("a") && Note.count.withLock { $0 } == 4)
    let data = try JSONEncoder().encode("a")
    #expect(DecodedValues.value(of: String.self, from: data, forKey: key) == "a")
    #expect(DecodedValues.value(of: Int.self, from: data, forKey: key) == nil)
    #expect(try value("a", key) == Note("a") && Note.count.withLock { $0 } == 4)
  }
}
