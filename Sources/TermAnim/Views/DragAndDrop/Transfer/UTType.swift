/// A type of data, by the name that systems know it by.
///
/// Only the types that are declared here or by the program are known; none are looked up in the
/// system.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name, in the form of a domain backwards.
  public let identifier: String
  /// What the data is besides, from the most to the least particular.
  public let supertypes: Set<UTType>

  fileprivate init(named identifier: String, _ supertypes: UTType...) {
    self.identifier = identifier
    self.supertypes = Set(supertypes).union(supertypes.flatMap(\.supertypes))
  }

  /// The type with the name, if it is one of those that are declared here.
  public init?(_ identifier: String) {
    guard let known = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// The type with the name: one of those that are declared here, or else another one of data.
  init(anyNamed identifier: String) {
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  /// A type that the program declares, which is `parentType` besides; nil is `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, parentType ?? .data)
  }

  /// A type of another program, which is `parentType` besides; nil is `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, parentType ?? .data)
  }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }

  public var description: String { identifier }

  /// Whether data of this type is data of `type`, too.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Whether data of this type is data of `type`, which is another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether data of `type`, which is another one, is data of this type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data", item)
  public static let url = UTType(named: "public.url", data)
  public static let fileURL = UTType(named: "public.file-url", url)
  public static let text = UTType(named: "public.text", data, content)
  public static let plainText = UTType(named: "public.plain-text", text)
  /// Text without attributes in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text", plainText)
  public static let json = UTType(named: "public.json", text)
  public static let xml = UTType(named: "public.xml", text)
  public static let propertyList = UTType(named: "com.apple.property-list", data)
  public static let image = UTType(named: "public.image", data, content)
  public static let png = UTType(named: "public.png", image)
  public static let jpeg = UTType(named: "public.jpeg", image)
  public static let pdf = UTType(named: "com.adobe.pdf", data, content)
  public static let audiovisualContent = UTType(
    named: "public.audiovisual-content", data, content)
  /// Pictures that move, with sound.
  public static let movie = UTType(named: "public.movie", audiovisualContent)
  public static let audio = UTType(named: "public.audio", audiovisualContent)

  static let color = UTType(named: "com.apple.cocoa.pasteboard.color", data)

  private static let known = [
    item, content, data, url, fileURL, text, plainText, utf8PlainText, json, xml, propertyList,
    image, png, jpeg, pdf, audiovisualContent, movie, audio,
  ]
}
