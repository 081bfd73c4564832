public import Foundation

extension Data: Transferable {
  /// The data itself, of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}
