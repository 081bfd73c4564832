import TermAnim

/// A Latin and a Chinese line, large, through which colours flow.
struct ColorTextView: View {
  @ObservedObject var model: ColorTextModel

  var body: some View {
    Picture { size in
      let font = fontSize(in: size)
      Moving(model.isAtEnd, with: .easeInOut(duration: 1.4)) { isAtEnd in
        VStack(spacing: font < 40 ? 0 : font * 0.2) {
          FlowingText(text: model.latin, palette: model.palette, share: isAtEnd ? 1 : 0)
          FlowingText(text: model.chinese, palette: model.palette, share: isAtEnd ? 0 : 1)
        }
        .font(.system(size: font, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      }
      .animation(.easeInOut(duration: 0.4), value: model.palette)
      .onTapGesture { model.flow() }
    }
  }

  private func fontSize(in size: CGSize) -> CGFloat {
    let widths = [Double(model.latin.count) * 0.6, Double(model.chinese.count)]
    return min(size.width / (widths.max() ?? 1), size.height / 2.3).rounded(.down)
  }
}
