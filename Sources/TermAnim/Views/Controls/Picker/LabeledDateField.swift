/// What the library's styles make of a date picker.
struct LabeledDateField: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    LabeledControl {
      configuration.label
    } control: {
      DateField(
        selection: configuration.$selection, bounds: configuration.bounds,
        parts: DatePart.parts(of: configuration.displayedComponents))
    }
  }
}
