public import Foundation

/// A button that opens an address with `openURL`; a terminal itself opens nothing.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
}

extension Link: View {
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey).underline() }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title).underline() }
  }
}
