/// The options of a palette, side by side.
struct PaletteSegments<Content: View>: View {
  let content: Content
  let choice: Choice
  @Environment(\.paletteSelectionEffect) private var effect

  var body: some View {
    if effect.hasThumb {
      Segments(content: content, host: nil, choice: choice)
    } else {
      Segments(content: options, host: nil, choice: choice)
        .environment(\.hasSegmentThumb, false)
    }
  }

  private var options: some View {
    Group(subviews: content) { options in
      ForEach(options) { option in
        let tag = option.containerValues.tag
        option.symbolVariant(choice.isSelected(tag) ? effect.variant : .none).tag(tag)
      }
    }
  }
}
