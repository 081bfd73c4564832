import TermAnim

/// Cards in two rows, each of which comes and goes in a way of its own.
struct TransitionsView: View {
  @ObservedObject var model: TransitionsModel

  private static let columns = 4

  var body: some View {
    Picture { size in
      let gap = max(8, (size.width * 0.03).onPixels)
      let card = card(in: size, gap: gap)
      VStack(spacing: gap) {
        ForEach(0..<TransitionSample.all.count / Self.columns, id: \.self) { row in
          HStack(spacing: gap) {
            ForEach(0..<Self.columns, id: \.self) { column in
              slot(row * Self.columns + column, card)
            }
          }
        }
      }
    }
  }

  private func slot(_ index: Int, _ card: CGSize) -> some View {
    let sample = TransitionSample.all[index]
    let outline = RoundedRectangle(cornerRadius: min(card.width, card.height) * 0.16)
    return VStack(spacing: 0) {
      ZStack {
        outline.fill(.primary.opacity(0.07))
        if model.isShown[index] {
          outline
            .fill(color(of: index).gradient)
            .transition(sample.transition)
        }
      }
      .animation(
        .spring(duration: 0.7, bounce: 0.2).delay(model.lag * Double(index)),
        value: model.isShown[index]
      )
      .frame(width: card.width, height: card.height)
      .clipShape(outline)
      .onTapGesture { model.toggle(index) }
      if card.width >= 44 {
        Text(sample.name).foregroundStyle(.secondary)
      }
    }
  }

  private func color(of index: Int) -> Color {
    model.palette.color(at: Double(index) / Double(TransitionSample.all.count - 1))
  }

  private func card(in size: CGSize, gap: CGFloat) -> CGSize {
    let width = (size.width - CGFloat(Self.columns - 1) * gap) / CGFloat(Self.columns)
    let height = (size.height - gap) / 2 - (width >= 44 ? 8 : 0)
    return CGSize(width: (width / 4).rounded(.down) * 4, height: (height / 4).rounded(.down) * 4)
  }
}
