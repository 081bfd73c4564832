public import Foundation

/// A control that chooses a day or a time, by days or by minutes.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>?
  private let components: Components
  private let label: Label

  nonisolated private init(
    _ selection: Binding<Date>, in bounds: ClosedRange<Date>?, _ components: Components,
    label: Label
  ) {
    (self.selection, self.bounds) = (selection, bounds)
    (self.components, self.label) = (components, label)
  }
}

extension DatePicker: View {
  public var body: some View {
    Stepper {
      LabeledControl {
        label
      } control: {
        Text(verbatim: words).foregroundStyle(.secondary)
      }
    } onIncrement: {
      change(by: step)
    } onDecrement: {
      change(by: -step)
    }
  }

  /// A day when days are shown, else a minute; in seconds.
  private var step: TimeInterval { components.contains(.date) ? 86_400 : 60 }

  private func change(by seconds: TimeInterval) {
    let date = selection.wrappedValue.addingTimeInterval(seconds)
    selection.wrappedValue = bounds.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  /// In UTC, so that it is the same on every machine.
  private var words: String {
    var style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .gmt)
    if components.contains(.date) { style = style.year().month().day() }
    guard components.contains(.hourAndMinute) else { return style.format(selection.wrappedValue) }
    let text = style.time(includingFractionalSeconds: false).format(selection.wrappedValue)
    return String(text.prefix(components.contains(.date) ? 16 : 5))
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: nil, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: range, displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents,
      label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: min(range.upperBound, .distantPast)...range.upperBound, displayedComponents,
      label: label())
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: nil, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, in: range, displayedComponents, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}
