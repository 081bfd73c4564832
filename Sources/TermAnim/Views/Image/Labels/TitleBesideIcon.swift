/// The words of a label behind its picture.
struct TitleBesideIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing

  var body: some View {
    HStack(spacing: spacing ?? 8) {
      LabelIcon(icon: configuration.icon)
      configuration.title
    }
  }
}
