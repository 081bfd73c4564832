import TermAnim

/// A line whose characters each have a coloured plate, and through which colours flow.
///
/// For scripts that need more pixels than there are: the terminal's own characters are sharp, and
/// the plates have the weight that they lack. A plate whose character the terminal does not have is
/// empty.
struct FlowingChips: View, Animatable {
  let text: String
  let palette: Palette
  /// 0 shows the first colour of the palette, 1 the last, in between the plates differ.
  var share: Double
  /// The room for all plates, in points.
  let room: CGSize
  @Environment(\.self) private var environment

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  var body: some View {
    let letters = Array(text)
    let flow = ColorFlow(count: letters.count, share: share)
    let plate = Self.plate(of: letters.count, in: room, cell: environment.terminalCell)
    CenteredOnPixels(pixel: environment.terminalPixel) {
      HStack(spacing: plate.gap) {
        ForEach(letters.indices, id: \.self) { index in
          let color = palette.color(at: flow.progress(ofLetter: index))
          RoundedRectangle(cornerRadius: plate.cornerRadius, style: plate.cornerStyle)
            .fill(environment.wordColor(color))
            .frame(width: plate.width, height: plate.height)
            .overlay { letter(letters[index], plate).foregroundColor(ink(on: color)) }
        }
      }
    }
    .frame(width: room.width, height: plate.height)
  }

  @ViewBuilder
  private func letter(_ letter: Character, _ plate: Plate) -> some View {
    let text = Text(String(letter))
    if plate.isDrawnOn {
      // Up by half a pixel: lines of an odd number of them would be rounded down, below the middle.
      text.font(.system(size: min(plate.height * 0.78, plate.width)))
        .offset(y: -environment.terminalPixel.height / 2)
    } else if environment.terminalHasUnicode || letter.isASCII {
      text.textRendering(.characters)
    }
  }

  /// Black or white, whichever differs more from a colour.
  private func ink(on color: Color) -> Color {
    // Where 1.05 / (x + 0.05) is (x + 0.05) / 0.05, by WCAG 2.2.
    color.luminance(in: environment) > 0.179 ? .black : .white
  }

  /// The height of the plates of a text, in points.
  static func height(of text: String, in room: CGSize, cell: CGSize) -> CGFloat {
    plate(of: text.count, in: room, cell: cell).height
  }

  /// The plate of one of so many characters.
  private static func plate(of count: Int, in room: CGSize, cell: CGSize) -> Plate {
    let width = (room.width + Plate.gap(cell: cell)) / CGFloat(max(count, 1))
    return Plate(room: CGSize(width: width, height: room.height), cell: cell)
  }
}
