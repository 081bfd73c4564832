import Foundation

/// Controls below each other, behind their labels, which end where the widest one does.
struct FormColumns<Content: View>: View {
  let content: Content
  /// The width of the widest label, in points.
  @State private var labelWidth: CGFloat = 0

  var body: some View {
    FormColumnsLayout(indent: labelWidth > 0 ? labelWidth + FormColumnsLayout.gap : 0) {
      content
    }
    .environment(\.formLabelWidth, labelWidth)
    .onPreferenceChange(FormLabelWidth.self) { labelWidth = $0 }
    .transformPreference(FormLabelWidth.self) { $0 = 0 }
  }
}

extension EnvironmentValues {
  /// How wide the column of the labels is where there is one, in points.
  @Entry var formLabelWidth: CGFloat?
}
