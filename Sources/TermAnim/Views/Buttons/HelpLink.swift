public import Foundation

/// A button with a question mark that leads to help.
public struct HelpLink: View {
  private let action: (OpenURLAction) -> Void
  @Environment(\.openURL) private var openURL

  /// A button that runs `action`.
  public init(action: @escaping () -> Void) {
    self.action = { _ in action() }
  }

  /// A button that opens an address, as a `Link` does.
  public init(destination: URL) {
    action = { open in open(destination) }
  }

  /// A button that does nothing: a terminal has no books of help.
  public init(anchor: String) {
    self.init {}
  }

  /// A button that does nothing: a terminal has no books of help.
  public init(anchor: String, book: String) {
    self.init {}
  }

  public var body: some View {
    Button("?") { action(openURL) }
  }
}
