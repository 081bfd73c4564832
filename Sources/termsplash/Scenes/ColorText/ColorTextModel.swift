import TermAnim

/// Two lines of text, and the end of the palette at which they are or to which they go.
@MainActor
final class ColorTextModel: ObservableObject, Colorful {
  @Published var latin = "Colours"
  @Published var chinese = "\u{6D41}\u{52A8}\u{7684}\u{989C}\u{8272}"
  @Published private(set) var isAtEnd = false
  @Published var palette = Palette.all[1]

  func flow() { isAtEnd.toggle() }
}
