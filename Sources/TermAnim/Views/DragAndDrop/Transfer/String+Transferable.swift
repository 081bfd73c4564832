import Foundation

extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: { data in
      try String(transferred: data)
    }
    DataRepresentation(importedContentType: .plainText) { data in try String(transferred: data) }
  }

  /// The text that data in UTF-8 are; throws where they are not.
  init(transferred data: Data) throws {
    guard let text = String(validating: data, as: UTF8.self) else { throw TransferMismatch() }
    self = text
  }
}
