public import Foundation

/// The name of something on the web, in the tint; a terminal opens nothing.
public struct Link<Label: View> {
  private let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Link: View {
  public var body: some View {
    label.foregroundStyle(.tint)
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
