public import Foundation

extension NSItemProvider {
  /// Whether an object of a class can be had.
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type.typesForItemProvider.contains(where: has)
  }

  /// Tells `completionHandler` an object of a class, or why there is none, before it returns.
  @discardableResult
  public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    finished {
      let data = type.typesForItemProvider.lazy.compactMap(data(of:)).first
      do {
        guard let data else { throw TransferMismatch() }
        completionHandler(try type.make(ofItemProviderData: data), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
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
      let data = data(of: UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier))
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
