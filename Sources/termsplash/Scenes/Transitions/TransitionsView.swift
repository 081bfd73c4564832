import TermAnim

/// Cards in two rows, each of which comes and goes in a way of its own.
struct TransitionsView: View {
  let model: TransitionsModel

  static let columns = 4

  var body: some View {
    Picture { size in
      let gap = max(8, (size.width * 0.03).onPixels)
      let card = card(in: size, gap: gap)
      VStack(spacing: rowGap(in: size, gap: gap)) {
        ForEach(0..<TransitionSample.all.count / Self.columns, id: \.self) { row in
          HStack(spacing: gap) {
            ForEach(0..<Self.columns, id: \.self) { column in
              TransitionSlot(index: row * Self.columns + column, size: card, model: model)
            }
          }
        }
      }
    }
  }

  /// About `gap`, and such that both rows of cards with names begin on whole rows of cells: names
  /// are as far below the cards in each.
  private func rowGap(in size: CGSize, gap: CGFloat) -> CGFloat {
    let rest = size.height.truncatingRemainder(dividingBy: 16)
    return max(((gap - rest) / 16).rounded(), rest == 0 ? 1 : 0) * 16 + rest
  }

  /// The size of a card, in whole pixels; with a name below, it ends in the middle of a row.
  private func card(in size: CGSize, gap: CGFloat) -> CGSize {
    let columns = CGFloat(Self.columns)
    let width = ((size.width - (columns - 1) * gap) / columns / 4).rounded(.down) * 4
    let room = (size.height - rowGap(in: size, gap: gap)) / 2
    guard width >= TransitionSlot.labelledWidth else {
      return CGSize(width: width, height: (room / 4).rounded(.down) * 4)
    }
    return CGSize(width: width, height: (room / 8).rounded(.down) * 8 - 8 - TransitionSlot.labelGap)
  }
}
