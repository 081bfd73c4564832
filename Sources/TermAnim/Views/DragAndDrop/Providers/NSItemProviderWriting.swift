public import Foundation

/// A class whose objects can be put into an `NSItemProvider`: texts and addresses.
public protocol NSItemProviderWriting: AnyObject {
  /// The type of data that the object becomes, and how.
  var wayForItemProvider: (type: UTType, export: () throws -> Data) { get }
}

/// A class whose objects can be had from an `NSItemProvider`: texts and addresses.
public protocol NSItemProviderReading: AnyObject {
  /// The types of data that objects are made of, the first to be tried first.
  static var typesForItemProvider: [UTType] { get }

  /// An object made of data of one of the types.
  static func make(ofItemProviderData data: Data) throws -> any NSItemProviderReading
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public var wayForItemProvider: (type: UTType, export: () throws -> Data) {
    let text = String(describing: self)
    return (.utf8PlainText, { Data(text.utf8) })
  }

  public static var typesForItemProvider: [UTType] { [.plainText, .text] }

  public static func make(ofItemProviderData data: Data) throws -> any NSItemProviderReading {
    NSString(string: try String(transferred: data))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public var wayForItemProvider: (type: UTType, export: () throws -> Data) {
    let text = absoluteString
    return (.url, { Data(text.utf8) })
  }

  public static var typesForItemProvider: [UTType] { [.url] }

  public static func make(ofItemProviderData data: Data) throws -> any NSItemProviderReading {
    guard let url = NSURL(string: try String(transferred: data)) else { throw TransferMismatch() }
    return url
  }
}
