import TermAnim

/// Colours with the names and labels that programs use most, those of UIKit among them.
struct ColorNames: View {
  @Environment(\.colorScheme) private var colorScheme
  private let literal = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
  private let system: [UIColor] = [.systemRed, .systemBlue, UIColor.systemTeal]

  private let named: [Color] = [
    Color.white, Color.blue, Color.red, Color.gray, Color.green, Color.black, Color.purple,
    Color.clear, Color.pink, Color.accentColor, Color.primary, Color.secondary, Color.yellow,
    Color.orange, Color.indigo,
  ]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(named.indices, id: \.self) { index in
        named[index]
      }
      Color(literal)
      Color(.systemGreen)
      Color("brand")
      Color(UIColor(named: "brand", in: .main, compatibleWith: nil) ?? .systemGray)
      ForEach(system, id: \.self) { color in
        Color(color).opacity(0.5)
      }
    }
    .background(mixed(.systemRed, UIColor.white, by: 0.5))
    .preferredColorScheme(colorScheme == .dark ? .light : .dark)
  }

  /// The way in which programs mixed colours before there was `mix`.
  private func mixed(_ first: UIColor, _ second: UIColor, by fraction: CGFloat) -> Color {
    let space = CGColorSpaceCreateDeviceRGB()
    guard
      let start = first.cgColor.converted(to: space, intent: .defaultIntent, options: nil),
      let end = second.cgColor.converted(to: space, intent: .defaultIntent, options: nil),
      let from = start.components, let to = end.components
    else { return Color(first) }
    return Color(
      red: Double(from[0] + (to[0] - from[0]) * fraction),
      green: Double(from[1] + (to[1] - from[1]) * fraction),
      blue: Double(from[2] + (to[2] - from[2]) * fraction))
  }
}
