public import Foundation

/// Something that is dragged, in the forms in which a destination can have it.
///
/// A class there, a class here; it never changes but for its name. All is at hand, so that whoever
/// asks is told before the call returns.
public final class NSItemProvider: @unchecked Sendable {
  // Unchecked: the ways are made once and never changed, and the name has a lock. Objects that are
  // carried are the program's to keep as they are.
  let ways: [(type: UTType, export: () throws -> Data)]
  private let name = Locked<String?>(nil)

  init(ways: [(type: UTType, export: () throws -> Data)]) {
    self.ways = ways
  }

  /// A provider of nothing.
  public convenience init() {
    self.init(ways: [])
  }

  /// A provider of a text, an address, or whatever else can be written.
  public convenience init(object: any NSItemProviderWriting) {
    self.init(
      ways: type(of: object).writableTypeIdentifiersForItemProvider.map { identifier in
        (UTType(anyNamed: identifier), { try object.dataForItemProvider(of: identifier) })
      })
  }

  /// A provider of data of a type.
  public convenience init(item: Data?, typeIdentifier: String?) {
    let type = typeIdentifier.map(UTType.init(anyNamed:)) ?? .data
    self.init(ways: item.map { item in [(type, { item })] } ?? [])
  }

  /// A provider of a text, a URL or data, as data of a type; of anything else there are none.
  @_disfavoredOverload
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    let data: Data? =
      switch item {
      case let text as NSString: Data(text.description.utf8)
      case let url as NSURL: Data((url as URL).absoluteString.utf8)
      case let data as NSData: Data(referencing: data)
      default: nil
      }
    self.init(item: data, typeIdentifier: typeIdentifier)
  }

  /// A name that the program gives it.
  public var suggestedName: String? {
    get { name.withLock(\.self) }
    set { name.withLock { $0 = newValue } }
  }

  /// The types of data that there is.
  public var registeredTypeIdentifiers: [String] { ways.map(\.type.identifier) }

  /// Whether there is data of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else {
      return registeredTypeIdentifiers.contains(typeIdentifier)
    }
    return has(type)
  }

  func has(_ type: UTType) -> Bool {
    ways.contains { $0.type.conforms(to: type) }
  }

  /// The data of the first way that leads to a type; nil where there is none, or it fails.
  func data(of type: UTType) -> Data? {
    for way in ways where way.type.conforms(to: type) {
      if let data = try? way.export() { return data }
    }
    return nil
  }
}
