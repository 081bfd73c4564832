/// The labels of some values of a gauge, each where its value is on a line.
struct GaugeMarks<Labels: View>: View {
  let labels: Labels
  /// Where a tag is on the scale, 0...1; nil for what is no value.
  let place: (AnyHashable) -> Double?

  var body: some View {
    Group(subviews: labels) { labels in
      GaugeMarksLayout(places: labels.map { $0.containerValues.tag.flatMap(place) }) {
        labels
      }
    }
  }
}
