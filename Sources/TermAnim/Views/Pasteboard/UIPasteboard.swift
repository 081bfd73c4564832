public import Foundation

/// What was copied last, for as long as the program runs.
///
/// The machine's own clipboard is the terminal's: what is pasted there arrives as typed text, and
/// what is copied here stays in the program.
public final class UIPasteboard: Sendable {
  /// The one that all of the program shares.
  public static let general = UIPasteboard()

  private let contents = Locked<[NSItemProvider]>([])

  /// Whatever was copied, in all its forms.
  public var itemProviders: [NSItemProvider] {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }

  /// What was copied that is there as data of one of the types.
  func itemProviders(of types: [UTType]) -> [NSItemProvider] {
    itemProviders.filter { types.contains(where: $0.has) }
  }

  /// What was copied, as far as it can be values of a type.
  func values<T: Transferable>(of type: T.Type) -> [T] {
    itemProviders.compactMap { $0.converted(to: type) }
  }

  /// The first of the texts; nil when there is none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; nil when there are none.
  public var strings: [String]? {
    get {
      let strings = values(of: String.self)
      return strings.isEmpty ? nil : strings
    }
    set { itemProviders = (newValue ?? []).map { NSItemProvider(of: $0) } }
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
