public import Foundation

extension NSItemProvider {
  /// Whether an object of a class can be had.
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type.readableTypes.contains(where: has)
  }

  /// Whether a text can be had.
  public func canLoadObject(ofClass type: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Whether an address can be had.
  public func canLoadObject(ofClass type: URL.Type) -> Bool {
    canLoadObject(ofClass: NSURL.self)
  }

  /// Tells `completionHandler` an object of a class, or why there is none, before it returns.
  @discardableResult
  public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    finished {
      do {
        completionHandler(try object(of: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// An object made of the data of the first type that there is.
  private func object(
    of type: any NSItemProviderReading.Type
  ) throws -> any NSItemProviderReading {
    for dataType in type.readableTypes {
      if let data = data(of: dataType) {
        return try type.object(withItemProviderData: data, typeIdentifier: dataType.identifier)
      }
    }
    throw TransferMismatch()
  }

  /// Tells `completionHandler` the text, or why there is none, before it returns.
  @discardableResult
  public func loadObject(
    ofClass type: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map(String.init(describing:)), error)
    }
  }

  /// Tells `completionHandler` the address, or why there is none, before it returns.
  @discardableResult
  public func loadObject(
    ofClass type: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
    }
  }

  /// Tells `completionHandler` the data of a type, or why there is none, before it returns.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    finished {
      let data = data(of: UTType(anyNamed: typeIdentifier))
      completionHandler(data, data == nil ? TransferMismatch() : nil)
    }
  }

  /// Tells `completionHandler` a value that is made of what there is, or why there is none, before
  /// it returns.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    finished {
      completionHandler(converted(to: T.self).map { .success($0) } ?? .failure(TransferMismatch()))
    }
  }

  /// Tells `completionHandler` what there is of a type, or why there is nothing, before it returns:
  /// the `URL` of an address, the `String` of plain text, and the `Data` of all else and of files'
  /// addresses.
  ///
  /// `options` are of no effect.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any Sendable)?, (any Error)?) -> Void)? = nil
  ) {
    let item = item(of: UTType(anyNamed: typeIdentifier))
    completionHandler?(item, item == nil ? TransferMismatch() : nil)
  }

  /// What there is of a type, as the completion handler would be told; throws where there is
  /// nothing.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any Sendable {
    guard let item = item(of: UTType(anyNamed: typeIdentifier)) else { throw TransferMismatch() }
    return item
  }

  private func item(of type: UTType) -> (any Sendable)? {
    guard let data = data(of: type) else { return nil }
    let text = try? String(transferred: data)
    if type == .url, let url = text.flatMap({ URL(string: $0) }) { return url }
    if type.conforms(to: .plainText), let text { return text }
    return data
  }

  private func finished(_ action: () -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    action()
    progress.completedUnitCount = 1
    return progress
  }
}

extension NSItemProviderReading {
  /// The types of data that objects are made of, the first to be tried first.
  static var readableTypes: [UTType] {
    readableTypeIdentifiersForItemProvider.map(UTType.init(anyNamed:))
  }
}
