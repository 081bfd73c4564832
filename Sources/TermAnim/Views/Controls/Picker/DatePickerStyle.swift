/// A way for date pickers to look; those of the library look alike, but for the graphical one.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View

  typealias Configuration = DatePickerStyleConfiguration

  /// What a date picker looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var datePickerStyle: StyleMaker<DatePickerStyleConfiguration> = StyleMaker(
    DefaultDatePickerStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the date pickers inside look like `style` says.
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    transformEnvironment(\.datePickerStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.datePickerStyle)
    }
  }
}
