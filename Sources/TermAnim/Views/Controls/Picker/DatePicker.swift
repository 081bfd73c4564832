public import Foundation

/// A control that chooses a day, a time of day, or both.
///
/// The date is shown in figures, in UTC, so that it is the same on every machine. The part in the
/// tint is the one that changes: a press chooses another, as do the left and right arrow keys; the
/// halves of the stepper, and the up and down arrow keys, make it greater or less, within the
/// range. With the style `graphical` it is a calendar.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let minimumDate: Date?
  private let maximumDate: Date?
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  nonisolated private init(
    _ selection: Binding<Date>, from minimumDate: Date? = nil, to maximumDate: Date? = nil,
    _ components: Components, label: Label
  ) {
    (self.selection, self.minimumDate, self.maximumDate) = (selection, minimumDate, maximumDate)
    (self.components, self.label) = (components, label)
  }
}

extension DatePicker: View {
  public var body: some View {
    style.makeBody(
      DatePickerStyleConfiguration(
        label: AnyView(label), selection: selection, minimumDate: minimumDate,
        maximumDate: maximumDate, displayedComponents: components))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, from: configuration.minimumDate, to: configuration.maximumDate,
      configuration.displayedComponents, label: configuration.label)
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents,
      label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents,
      label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: Text(title))
  }
}
