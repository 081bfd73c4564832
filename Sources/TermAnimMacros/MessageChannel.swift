import Foundation

/// The two pipes to the compiler: messages of JSON, each after its length in eight bytes.
///
/// The protocol is the one that `swift-plugin-server` speaks; it is described beside its messages
/// in swift-syntax (`SwiftCompilerPluginMessageHandling/PluginMessages.swift`).
struct MessageChannel {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  private static let lengthSize = MemoryLayout<UInt64>.size

  /// The next message: a name and what belongs to it; nil when the compiler has gone.
  func next() -> (name: String, content: [String: Any])? {
    guard let header = bytes(Self.lengthSize) else { return nil }
    let length = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard let count = Int(exactly: length), let body = bytes(count) else { return nil }
    guard let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
      let (name, content) = message.first
    else { return nil }
    return (name, content as? [String: Any] ?? [:])
  }

  /// Sends a message; the compiler hears of it at once.
  func send(_ name: String, _ content: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: [name: content]) else { return }
    let length = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    output.write(length + body)
  }

  private func bytes(_ count: Int) -> Data? {
    var result = Data()
    while result.count < count {
      guard let part = try? input.read(upToCount: count - result.count), !part.isEmpty else {
        return nil
      }
      result += part
    }
    return result
  }
}
