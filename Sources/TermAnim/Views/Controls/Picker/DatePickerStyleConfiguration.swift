public import Foundation

/// What a style makes a date picker of.
public struct DatePickerStyleConfiguration {
  /// What the date picker is for.
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  @Binding public var selection: Date
  /// The first moment that can be chosen; nil where there is none.
  public let minimumDate: Date?
  /// The last moment that can be chosen; nil where there is none.
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  init(
    label: AnyView, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = Label(view: label)
    _selection = selection
    (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
  }

  /// The moments that can be chosen.
  var bounds: ClosedRange<Date> {
    let first = minimumDate ?? min(.distantPast, maximumDate ?? .distantPast)
    return first...max(first, maximumDate ?? .distantFuture)
  }
}

extension DatePickerStyleConfiguration.Label: View {
  public var body: some View { view }
}
