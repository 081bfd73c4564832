import TermAnim

/// Lines of text that a wave runs through for ever and back, each character a view of its own.
struct WaveText: View {
  nonisolated static let characterCount = 200
  private nonisolated static let lines = [
    "We animate ", "letter by letter, ", "here and there, ", "to and fro. ",
  ]

  @State private var isOn = false

  var body: some View {
    Color.clear.modifier(Wave(share: isOn ? 1 : 0))
      .onAppear {
        withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { isOn = true }
      }
  }

  /// The characters of one line.
  nonisolated static func line(_ index: Int) -> [Character] {
    let text = String(repeating: lines[index], count: 5)
    return Array(text.prefix(characterCount / lines.count))
  }
}

/// The wave at one moment: `valueInCurve` of the tutorials, six characters wide, one to twice the
/// size.
struct Wave: AnimatableModifier {
  private static let width = 6.0

  var share: Double

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func body(content: Content) -> some View {
    VStack(spacing: 24) {
      ForEach(0..<4, id: \.self) { line in
        HStack(spacing: 0) {
          let characters = WaveText.line(line)
          ForEach(characters.indices, id: \.self) { index in
            Text(String(characters[index])).font(.custom("Menlo", size: 28).bold())
              .scaleEffect(1 + height(at: Double(index) / Double(characters.count)))
          }
        }
      }
    }
  }

  private func height(at x: Double) -> Double {
    let count = Double(WaveText.characterCount / 4)
    let chunk = Self.width / count
    let offset = (chunk - 1 / count) * share
    guard x >= share - chunk + offset, x < share + offset else { return 0 }
    let angle = (x - share - offset) / chunk * 2 * .pi - .pi / 2
    return (sin(angle) + 1) / 2
  }
}
