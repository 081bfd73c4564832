/// The arrow at the end of a line that leads to more.
struct ForwardMark: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: direction == .rightToLeft ? "\u{2039}" : "\u{203A}")
      .foregroundStyle(.secondary)
  }
}
