public import Foundation

/// A class whose objects can be put into an `NSItemProvider`: texts, addresses, and classes of
/// programs.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The names of the types of data that objects become, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Tells `completionHandler` the object as data of a type, or why it is not.
  ///
  /// Whoever asks does not wait: what is told after the call has returned comes too late.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The object as data of a type; throws where that is not told before the call returns.
  func dataForItemProvider(of typeIdentifier: String) throws -> Data {
    let told = Locked<Result<Data, any Error>>(.failure(TransferMismatch()))
    _ = loadData(withTypeIdentifier: typeIdentifier) { data, error in
      told.withLock { $0 = data.map { .success($0) } ?? .failure(error ?? TransferMismatch()) }
    }
    return try told.withLock(\.self).get()
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.plainText.identifier, UTType.text.identifier]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    self.init(string: try String(transferred: data))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let url = try NSURL(string: String(transferred: data)) as? Self else {
      throw TransferMismatch()
    }
    return url
  }
}
