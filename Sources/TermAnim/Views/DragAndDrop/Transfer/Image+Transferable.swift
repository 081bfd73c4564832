import Foundation

extension Image: Transferable {
  /// Pictures in PNG or JPEG, read only: a picture that is dragged is had as a picture alone.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw TransferMismatch() }
      return Image(uiImage: picture)
    }
  }
}
