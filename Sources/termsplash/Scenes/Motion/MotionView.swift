import TermAnim

/// The same button twice: one animates whatever changes, one only what it is told to.
struct MotionView: View {
  @ObservedObject var model: MotionModel
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalPixel) private var pixel

  var body: some View {
    Picture { size in
      let rows = Int((size.height / cell.height).rounded())
      let layout = Layout(rows: rows)
      let width = (size.width / 2).onPixels(of: pixel.width)
      let room = min(size.height - CGFloat(layout.wordRows) * cell.height, width * 0.86)
      let ring = BeadRing(size: .evenSquare(within: room, of: pixel), pixel: pixel)
      HStack(spacing: 0) {
        column("implicit", "all of it moves", width, layout) {
          Button(action: model.pressImplicit) {
            face(model.implicit, ring)
              .animation(model.animation, value: model.implicit)
          }
        }
        column("explicit", "its colour moves", width, layout) {
          Button(action: model.pressExplicit) { face(model.explicit, ring) }
        }
      }
    }
  }

  /// How many rows of cells words take, and are away from the picture.
  private struct Layout {
    let gap: Int
    let tellsMeaning: Bool

    init(rows: Int) {
      gap = rows < 28 ? 1 : 2
      tellsMeaning = rows >= 12
    }

    var wordRows: Int { gap + (tellsMeaning ? 2 : 1) }
  }

  private func face(_ look: MotionModel.Look, _ ring: BeadRing) -> some View {
    MotionFace(look: look, palette: model.palette, ring: ring)
  }

  private func column(
    _ name: String, _ meaning: String, _ width: CGFloat, _ layout: Layout,
    @ViewBuilder button: () -> some View
  ) -> some View {
    VStack(spacing: CGFloat(layout.gap) * cell.height) {
      button().buttonStyle(.plain)
      VStack(spacing: 0) {
        Text(name).foregroundStyle(.primary)
        if layout.tellsMeaning { Text(meaning).foregroundStyle(.quiet) }
      }
      .textRendering(.characters)
      .lineLimit(1)
    }
    .frame(width: width)
  }
}
