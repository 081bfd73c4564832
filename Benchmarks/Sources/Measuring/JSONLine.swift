import Foundation

/// One flat JSON object on a line of its own, with its members in the order they were given.
public struct JSONLine: Sendable {
  private var members: [String] = []

  public init() {}

  /// Adds a text, which must not need escaping.
  public mutating func add(_ name: String, _ text: String) {
    members.append("\"\(name)\":\"\(text)\"")
  }

  public mutating func add(_ name: String, _ number: Int) {
    members.append("\"\(name)\":\(number)")
  }

  /// Adds a number with three decimals.
  public mutating func add(_ name: String, _ number: Double) {
    members.append("\"\(name)\":" + String(format: "%.3f", number))
  }

  /// The object and a line feed.
  public var text: String { "{" + members.joined(separator: ",") + "}\n" }

  /// Appends the line to the file at `path`, which is made when there is none.
  public func append(to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw BenchmarkError("cannot append to \(path)") }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      .write(contentsOf: Data(text.utf8))
  }
}
