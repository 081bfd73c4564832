import TermAnim

/// A line into which another colour flows, letter by letter.
struct FlowingText: View, Animatable {
  let text: String
  let palette: Palette
  /// 0 shows the first colour of the palette, 1 the last, in between the letters differ.
  var share: Double

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  /// How far the last letter is behind the first, as a share of the time that one letter takes.
  private static let lag = 1.0

  var body: some View {
    let letters = Array(text)
    letters.indices.reduce(Text(verbatim: "")) { line, index in
      line
        + Text(String(letters[index]))
        .foregroundColor(palette.color(at: flowed(letter: index, of: letters.count)))
    }
  }

  /// How far a letter has gone through the palette, 0 to 1.
  private func flowed(letter index: Int, of count: Int) -> Double {
    let delay = Self.lag * Double(index) / Double(max(count - 1, 1))
    return min(max(share * (1 + Self.lag) - delay, 0), 1)
  }
}
