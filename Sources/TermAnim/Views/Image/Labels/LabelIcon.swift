/// The picture of a label beside its words.
///
/// In lists pictures take a column of their own, so that the words are one below the other, and are
/// in the tint, or grey where they cannot be used, unless somebody has said what to paint with.
struct LabelIcon: View {
  /// As wide as the widest symbols beside text, in points.
  private static let columnWidth: CGFloat = 28

  let icon: LabelStyleConfiguration.Icon
  @Environment(\.isInList) private var isInList
  @Environment(\.labelReservedIconWidth) private var reservedWidth

  var body: some View {
    if isInList {
      icon
        .modifier(UsualForeground(style: ButtonTint(role: nil)))
        .frame(minWidth: reservedWidth ?? Self.columnWidth)
    } else {
      icon.frame(minWidth: reservedWidth)
    }
  }
}
