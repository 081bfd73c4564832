import TermAnim

/// A Latin line, large, over a Chinese one on plates; colours flow through both.
struct ColorTextView: View {
  @ObservedObject var model: ColorTextModel
  @Environment(\.self) private var environment

  private var cell: CGSize { environment.terminalCell }

  var body: some View {
    Picture { size in
      let font = fontSize(in: size)
      let line = (size.height * 0.55).onPixels(of: cell.height)
      let gap: CGFloat = size.height < 9.5 * cell.height ? 0 : cell.height
      let plates = CGSize(width: size.width, height: size.height * 0.43)
      let height = FlowingChips.height(of: model.chinese, in: plates, cell: cell)
      Moving(model.isAtEnd, with: .easeOut(duration: 1.4)) { isAtEnd in
        VStack(spacing: gap) {
          FlowingText(text: model.latin, palette: model.palette, share: isAtEnd ? 1 : 0)
            .font(.system(size: font, weight: font < 36 ? .medium : .bold))
            .textRendering(environment.canDrawWords(ofSize: font) ? .automatic : .characters)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(height: line)
          FlowingChips(
            text: model.chinese, palette: model.palette, share: isAtEnd ? 0 : 1, room: plates)
        }
        .padding(.top, lead(of: line + gap + height, in: size))
        .frame(height: size.height, alignment: .top)
      }
      .contentShape(Rectangle())
      .onTapGesture { model.flow() }
    }
  }

  /// The room above both lines, a third of what is left, in whole rows as of the terminal's
  /// characters.
  private func lead(of height: CGFloat, in size: CGSize) -> CGFloat {
    max(((size.height - height) / 3).onPixels(of: cell.height), 0)
  }

  /// The size at which the Latin line is as wide as there is room, and half as high.
  private func fontSize(in size: CGSize) -> CGFloat {
    let letters = Double(max(model.latin.count, 1))
    return min(size.width / letters / 0.6, size.height * 0.5).rounded(.down)
  }
}
