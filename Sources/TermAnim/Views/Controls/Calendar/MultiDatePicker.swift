public import Foundation

/// A control that chooses any number of days.
///
/// The components of a chosen day are its calendar, era, year, month and day. Those that a program
/// puts in need no calendar and no era, and mean a day wherever it is. Keys are those of a date
/// picker with the style `graphical`.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let start: Date?
  private let end: Date?
  private let label: Label
  @Environment(\.zonedCalendar) private var calendar

  nonisolated private init(
    _ selection: Binding<Set<DateComponents>>, from start: Date? = nil, upTo end: Date? = nil,
    label: Label
  ) {
    (self.selection, self.start, self.end, self.label) = (selection, start, end, label)
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    LabeledCalendar {
      label
    } calendar: {
      MonthCalendar(
        calendar: calendar,
        chosen: Set(selection.wrappedValue.compactMap(calendar.startOfDay(for:))),
        bounds: CalendarBounds(from: start, upTo: end, in: calendar), choose: toggle)
    }
  }

  private func toggle(_ day: Date) {
    let same = selection.wrappedValue.filter { calendar.startOfDay(for: $0) == day }
    if same.isEmpty {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(same)
    }
  }
}

extension MultiDatePicker {
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, upTo: bounds.upperBound, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(
      selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, upTo: bounds.upperBound, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, upTo: bounds.upperBound, label: Text(title))
  }
}
