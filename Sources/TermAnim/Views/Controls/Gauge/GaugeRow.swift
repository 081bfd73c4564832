/// The bar of a gauge between the ends of its scale.
struct GaugeRow<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let bar: Bar

  var body: some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel.foregroundStyle(.secondary)
      bar
      configuration.maximumValueLabel.foregroundStyle(.secondary)
    }
  }
}
