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

/// How wide labels in the columns of a form are at most, in points.
enum FormLabelWidth: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Whether a row of a form has a label, and so takes both columns.
enum FormLabelKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Rows below each other, those without a label in the second column.
struct FormColumnsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// Between a label and its control, and between rows, in points.
  static let gap: CGFloat = 8

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  /// Where the second column begins.
  let indent: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { subview in
      let size = subview.sizeThatFits(offer(subview, proposal))
      return CGSize(width: size.width + start(of: subview), height: size.height)
    }
    let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for subview in subviews {
      let offer = offer(subview, ProposedViewSize(width: bounds.width, height: nil))
      subview.place(
        at: CGPoint(x: bounds.minX + start(of: subview), y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height + Self.gap
    }
  }

  private func start(of subview: LayoutSubview) -> CGFloat {
    subview[FormLabelKey.self] || subview[SectionPartKey.self] != nil ? 0 : indent
  }

  private func offer(
    _ subview: LayoutSubview, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - start(of: subview)) }, height: nil)
  }
}

extension EnvironmentValues {
  /// How wide the column of the labels is where there is one, in points.
  @Entry var formLabelWidth: CGFloat?
}
