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
    return VStack(spacing: Self.labelGap) {
      Button {
        model.toggle(index)
      } label: {
        ZStack {
          outline.fill(.primary.opacity(0.07))
          Text("\(index + 1)")
            .textRendering(.characters)
            .foregroundStyle(.secondary)
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
        .contentShape(outline)
      }
      .buttonStyle(.plain)
      if card.width >= Self.labelledWidth {
        Text(sample.name).foregroundStyle(.secondary)
      }
    }
  }

  /// The least width of a card that has room for a name below it.
  private static let labelledWidth: CGFloat = 44
  /// A pixel between a card and its name, so that two cards with names fill whole rows of cells.
  private static let labelGap: CGFloat = 4

  private func color(of index: Int) -> Color {
    model.palette.color(at: Double(index) / Double(TransitionSample.all.count - 1))
  }

  /// The size of a card, in whole pixels; with a name below, it ends in the middle of a row.
  private func card(in size: CGSize, gap: CGFloat) -> CGSize {
    let columns = CGFloat(Self.columns)
    let width = ((size.width - (columns - 1) * gap) / columns / 4).rounded(.down) * 4
    let room = (size.height - gap) / 2
    guard width >= Self.labelledWidth else {
      return CGSize(width: width, height: (room / 4).rounded(.down) * 4)
    }
    return CGSize(width: width, height: (room / 8).rounded(.down) * 8 - 8 - Self.labelGap)
  }
}
