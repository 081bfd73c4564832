import Foundation
import Testing

@testable import termsplash

struct ProgressLineTests {
  /// What a line writes while something goes on.
  private func written(
    patience: Duration = .zero, by body: (ProgressLine) -> Void
  ) throws -> String {
    let pipe = Pipe()
    let output = Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)
    body(ProgressLine("Recording", to: output, patience: patience))
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @Test func `a line is rewritten in its place, and gone at the end`() throws {
    let text = try written { line in
      for share in [0, .nan, 0.501, 0.502, 1, 1.2] { line.show(share) }
      line.remove()
      line.remove()
    }
    let parts = text.split(separator: "\r", omittingEmptySubsequences: false).dropFirst()
    #expect(
      Array(parts) == [
        "Recording ........................   0 %", "Recording ############............  50 %",
        "Recording ######################## 100 %", "\(String(repeating: " ", count: 40))", "",
      ])
    #expect(text.allSatisfy { $0 == "\r" || $0 >= " " })
  }

  @Test func `what is over in a moment shows nothing`() throws {
    let text = try written(patience: .seconds(3600)) { line in
      line.show(0.5)
      line.remove()
    }
    #expect(text.isEmpty)
  }

  @Test func `a file that takes the errors gets no progress`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let guest = try SplashGuest(
      ["record", "fireworks", "--duration", "3", "-o", "-"],
      redirections: [1: "/dev/null", 2: file])
    guest.expectEnding(.exit(0))
    #expect(FileManager.default.contents(atPath: file) == Data())
    #expect(guest.terminal.output.isEmpty)
  }
}
