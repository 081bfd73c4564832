/// A way for date pickers to look; in a terminal all look alike.
public protocol DatePickerStyle: Sendable {}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
  /// The view as it is: date pickers look alike whatever `style` says.
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    self
  }
}
