public import Foundation

extension URL: Transferable {
  /// The address as a whole, in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = try URL(string: String(transferred: data)) else { throw TransferMismatch() }
      return url
    }
  }
}
