import Foundation

extension Color: Transferable {
  /// The colour as it is where nothing is set: its light and its opacity, as JSON.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .color) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      try Color(JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
