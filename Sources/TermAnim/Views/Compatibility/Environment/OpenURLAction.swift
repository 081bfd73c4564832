public import Foundation

/// What opens addresses: call it as a function.
public struct OpenURLAction {
  /// What has become of an address.
  public struct Result: Hashable, Sendable {
    private let name: String

    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")

    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens `url` and tells whether somebody has taken it; a terminal has nobody who does.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}

extension EnvironmentValues {
  /// What opens addresses; nothing happens unless somebody sets another action.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}
