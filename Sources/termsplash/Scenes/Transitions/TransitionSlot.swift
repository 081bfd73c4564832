import TermAnim

/// The place of a card, its number and the name of its transition; a press lets the card come or
/// go.
struct TransitionSlot: View {
  let index: Int
  let grid: TransitionGrid
  let model: TransitionsModel
  @Environment(\.terminalCell) private var cell

  /// That of the card.
  private var size: CGSize {
    CGSize(
      width: CGFloat(grid.width) * cell.width, height: CGFloat(grid.height) * cell.height / 2)
  }

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: min(size.width, size.height) * 0.16)
    return VStack(spacing: CGFloat(TransitionGrid.nameGap) * cell.height / 2) {
      Button {
        model.toggle(index)
      } label: {
        ZStack {
          outline.fill(.primary.opacity(0.07))
          Text("\(index + 1)")
            .textRendering(.characters)
            .foregroundStyle(.quiet)
          TransitionCard(index: index, outline: outline, model: model)
          FocusFrame(outline: outline)
        }
        .frame(width: size.width, height: size.height)
        .clipShape(outline)
        .contentShape(outline)
      }
      .buttonStyle(.plain)
      .focusEffectDisabled()
      if grid.isNamed {
        Text(TransitionSample.all[index].name)
          .textRendering(.characters)
          .foregroundStyle(.quiet)
      }
    }
  }
}
