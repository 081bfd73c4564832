/// The clipboard as AppKit has it; the same as UIKit's here.
public final class NSPasteboard: Sendable {
  /// The one that all of the program shares.
  public static let general = NSPasteboard()

  private init() {}

  /// What kind of thing was copied.
  public struct PasteboardType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    public static let URL = PasteboardType(rawValue: "public.url")
  }

  /// Forgets what was copied, and returns 0: changes are not counted.
  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.strings = nil
    return 0
  }

  /// Forgets what was copied, and returns 0: nobody is asked for the types later.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Copies a text; false, and nothing else, for what is neither a text nor an address.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string || dataType == .URL else { return false }
    UIPasteboard.general.string = string
    return true
  }

  /// The text that was copied; nil when there is none, or for what is neither a text nor an
  /// address.
  public func string(forType dataType: PasteboardType) -> String? {
    dataType == .string || dataType == .URL ? UIPasteboard.general.string : nil
  }
}
