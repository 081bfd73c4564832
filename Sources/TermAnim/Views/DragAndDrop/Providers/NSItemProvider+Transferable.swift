extension NSItemProvider: Transferable {
  /// The text that it may have; what else a provider has is known by each of them.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (provider: NSItemProvider) -> String in
      guard let data = provider.data(of: .plainText) else { throw TransferMismatch() }
      return try String(transferred: data)
    }
  }

  /// Whatever is dragged, in all its forms.
  convenience init(of payload: any Transferable) {
    self.init(ways: payload.exports)
  }
}
