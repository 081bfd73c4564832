/// The ring of a circular progress view.
struct ProgressRing: View {
  /// 0...1.
  let fraction: Double
  let style: AnyShapeStyle
  @Environment(\.controlSize) private var size

  var body: some View {
    ZStack {
      Circle().inset(by: 4).stroke(ControlColor.track, lineWidth: 8)
      Circle().inset(by: 4)
        .trim(from: 0, to: fraction)
        .rotation(.degrees(-90))
        .stroke(style, style: StrokeStyle(lineWidth: 8, lineCap: .round))
    }
    .frame(width: 40 * size.factor, height: 40 * size.factor)
    .aligned(to: .pixel)
  }
}
