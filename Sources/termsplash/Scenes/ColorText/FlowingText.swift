import TermAnim

/// A line into which another colour flows, letter by letter.
struct FlowingText: View, Animatable {
  let text: String
  let palette: Palette
  /// 0 shows the first colour of the palette, 1 the last, in between the letters differ.
  var share: Double
  @Environment(\.self) private var environment

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  var body: some View {
    let letters = Array(text)
    let flow = ColorFlow(count: letters.count, share: share)
    letters.indices.reduce(Text(verbatim: "")) { line, index in
      line
        + Text(String(letters[index]))
        .foregroundColor(
          environment.wordColor(onGround: palette.color(at: flow.progress(ofLetter: index))))
    }
  }
}
