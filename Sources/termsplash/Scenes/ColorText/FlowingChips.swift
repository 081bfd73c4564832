import TermAnim

/// A line whose characters each have a coloured plate, and through which colours flow.
///
/// For scripts that need more pixels than there are: the terminal's own characters are sharp, and
/// the plates have the weight that they lack.
struct FlowingChips: View, Animatable {
  let text: String
  let palette: Palette
  /// 0 shows the first colour of the palette, 1 the last, in between the plates differ.
  var share: Double
  /// The room for all plates, in points.
  let room: CGSize

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  var body: some View {
    let letters = Array(text)
    let flow = ColorFlow(count: letters.count, share: share)
    let side = side(of: letters.count)
    CenteredOnPixels {
      HStack(spacing: Self.gap) {
        ForEach(letters.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: max(side.height * 0.16, 4))
            .fill(palette.color(at: flow.progress(ofLetter: index)))
            .frame(width: side.width, height: side.height)
            .overlay { letter(letters[index], side) }
        }
      }
    }
    .frame(width: room.width, height: side.height)
  }

  @ViewBuilder
  private func letter(_ letter: Character, _ side: CGSize) -> some View {
    let text = Text(String(letter)).foregroundColor(.black)
    if side.height < Self.drawnHeight {
      text.textRendering(.characters)
    } else {
      // Up by half a pixel: lines of an odd number of them would be rounded down, below the middle.
      text.font(.system(size: side.height * 0.66)).offset(y: -2)
    }
  }

  /// The least height of a plate on which a character is drawn, of 14 pixels then; in fewer many
  /// strokes run together.
  private static let drawnHeight: CGFloat = 80

  /// Two pixels between plates.
  private static let gap: CGFloat = 8

  /// The size of a plate: an even number of columns, so that a wide character stands in its middle,
  /// and an odd number of rows.
  private func side(of count: Int) -> CGSize {
    let room = (room.width + Self.gap) / CGFloat(max(count, 1)) - Self.gap
    let rows = max(((min(self.room.height, room * 1.3) / 8 - 1) / 2).rounded(.down), 0) * 2 + 1
    let columns = max((min(room, rows * 8 * 1.1) / 8).rounded(.down), 1) * 2
    return CGSize(width: columns * 4, height: rows * 8)
  }
}
