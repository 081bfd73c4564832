import Foundation

extension NSItemProvider: Transferable {
  /// The text that it has, for destinations of texts.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (provider: NSItemProvider) -> String in
      guard let data = provider.data(of: .plainText) else { throw TransferMismatch() }
      return try String(transferred: data)
    }
  }

  /// Whatever is dragged, in all its forms.
  convenience init(of payload: any Transferable) {
    if let provider = payload as? NSItemProvider {
      self.init(ways: provider.ways)
    } else {
      self.init(ways: Self.ways(of: payload))
    }
  }

  private static func ways<Payload: Transferable>(
    of payload: Payload
  ) -> [(type: UTType, export: () throws -> Data)] {
    Payload.ways.compactMap { way in
      way.export.map { export in (way.contentType, { try export(payload) }) }
    }
  }
}
