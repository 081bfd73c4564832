/// The bar of a gauge between the ends of its scale, with labels of some values below it.
struct GaugeRow<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let bar: Bar

  var body: some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel.secondaryForeground()
      if let marks = configuration.markedValueLabels {
        VStack(spacing: 0) {
          // The ends of the scale stand beside the bar, whatever is below it.
          bar.alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
          marks.secondaryForeground()
        }
      } else {
        bar
      }
      configuration.maximumValueLabel.secondaryForeground()
    }
  }
}
