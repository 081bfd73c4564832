public import Foundation

/// A file that a value has been written to.
public struct SentTransferredFile: Hashable, Sendable {
  public let file: URL
  /// Of no effect: the file is copied.
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }

  /// The bytes of the file.
  var contents: Data {
    get throws { try Data(contentsOf: file) }
  }
}
