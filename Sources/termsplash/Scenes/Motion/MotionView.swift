import TermAnim

/// The same button twice: one animates whatever changes, one only what it is told to.
struct MotionView: View {
  @ObservedObject var model: MotionModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Picture { size in
      let diameter = min(size.height * 0.68, size.width * 0.32).onPixels
      HStack(spacing: 0) {
        column("implicit", "size and opacity move", in: size) {
          button(model.implicit, diameter)
            .animation(model.animation, value: model.implicit)
            .onTapGesture { model.pressImplicit() }
        }
        column("explicit", "only opacity moves", in: size) {
          button(model.explicit, diameter)
            .onTapGesture { model.pressExplicit() }
        }
      }
    }
  }

  private func button(_ look: MotionModel.Look, _ diameter: CGFloat) -> some View {
    MotionButton(palette: model.palette, diameter: diameter)
      .scaleEffect(look.isSmall && !reducesMotion ? 0.55 : 1)
      .opacity(look.isDim ? 0.35 : 1)
  }

  private func column(
    _ name: String, _ meaning: String, in size: CGSize, @ViewBuilder button: () -> some View
  ) -> some View {
    VStack(spacing: 8) {
      button()
      VStack(spacing: 0) {
        Text(name).foregroundStyle(.primary)
        if size.height > 96 { Text(meaning).foregroundStyle(.secondary) }
      }
    }
    .frame(width: size.width / 2)
  }
}
