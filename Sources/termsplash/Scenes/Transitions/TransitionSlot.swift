import TermAnim

/// The place of a card, its number and the name of its transition; a press lets the card come or
/// go.
struct TransitionSlot: View {
  let index: Int
  /// The size of the card.
  let size: CGSize
  let model: TransitionsModel

  /// The least width of a card that has room for a name below it.
  static let labelledWidth: CGFloat = 44
  /// A pixel between a card and its name, so that two cards with names fill whole rows of cells.
  static let labelGap: CGFloat = 4

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: min(size.width, size.height) * 0.16)
    return VStack(spacing: Self.labelGap) {
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
      if size.width >= Self.labelledWidth {
        Text(TransitionSample.all[index].name).foregroundStyle(.quiet)
      }
    }
  }
}
