import TermAnim

/// Text, fonts and pictures with the names and labels that programs use most.
struct TextNames: View {
  private let fonts: [Font] = [
    .title, .largeTitle, .title2, .caption, .footnote, .headline, .body, .subheadline,
    .system(size: 12), .system(size: 12, weight: .bold), .system(.title, design: .rounded),
    .system(size: 12, weight: .bold, design: .monospaced), .body.monospaced(),
  ]

  var body: some View {
    VStack {
      ForEach(fonts, id: \.self) { font in
        Text("Aa").font(font)
      }
      Text("bold").bold().fontWeight(.heavy).monospacedDigit()
      Text("centred").multilineTextAlignment(.center)
      Image("tower").resizable()
      Image(systemName: "heart.fill").imageScale(.large)
      Label("Like", systemImage: "heart")
    }
  }
}
