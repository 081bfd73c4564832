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
