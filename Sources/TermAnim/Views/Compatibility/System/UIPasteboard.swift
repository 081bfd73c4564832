public import Foundation

/// What was copied last, for as long as the program runs.
///
/// The machine's own clipboard is the terminal's: what is pasted there arrives as typed text, and
/// what is copied here stays in the program.
public final class UIPasteboard: Sendable {
  /// The one that all of the program shares.
  public static let general = UIPasteboard()

  private let contents = Locked<[String]>([])

  /// The first of the texts; nil when there is none.
  public var string: String? {
    get { contents.withLock { $0.first } }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; nil when there are none.
  public var strings: [String]? {
    get { contents.withLock { $0.isEmpty ? nil : $0 } }
    set { contents.withLock { $0 = newValue ?? [] } }
  }

  /// The first text as an address; nil when it is none.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }

  /// Whether there is a text that is an address with a scheme.
  public var hasURLs: Bool { url?.scheme != nil }
}
