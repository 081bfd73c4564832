public import Foundation

/// A class whose objects can be had from an `NSItemProvider`: texts, addresses, and classes of
/// programs.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The names of the types of data that objects are made of, the first to be tried first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// An object made of data of one of the types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
