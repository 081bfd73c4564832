import TermAnim

/// A Latin line, large, over a Chinese one on plates; colours flow through both.
struct ColorTextView: View {
  @ObservedObject var model: ColorTextModel

  var body: some View {
    Picture { size in
      let font = fontSize(in: size)
      let plates = CGSize(width: size.width, height: size.height * 0.43)
      Moving(model.isAtEnd, with: .easeInOut(duration: 1.4)) { isAtEnd in
        VStack(spacing: size.height < 80 ? 0 : 8) {
          FlowingText(text: model.latin, palette: model.palette, share: isAtEnd ? 1 : 0)
            .font(.system(size: font, weight: font < 36 ? .medium : .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(height: (size.height * 0.55 / 8).rounded() * 8)
          FlowingChips(
            text: model.chinese, palette: model.palette, share: isAtEnd ? 0 : 1, room: plates)
        }
        .frame(height: size.height, alignment: .top)
      }
      .animation(.easeInOut(duration: 0.4), value: model.palette)
      .contentShape(Rectangle())
      .onTapGesture { model.flow() }
    }
  }

  /// The size at which the Latin line is as wide as there is room, and half as high.
  private func fontSize(in size: CGSize) -> CGFloat {
    let letters = Double(max(model.latin.count, 1))
    return min(size.width / letters / 0.6, size.height * 0.5).rounded(.down)
  }
}
