import TermAnim

/// The same button twice: one animates whatever changes, one only what it is told to.
struct MotionView: View {
  @ObservedObject var model: MotionModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Picture { size in
      let diameter = min(size.height * 0.74, size.width * 0.36).onPixels
      HStack(spacing: 0) {
        column("implicit", "size and opacity move", in: size) {
          Button(action: model.pressImplicit) {
            face(model.implicit, diameter)
              .animation(model.animation, value: model.implicit)
          }
        }
        column("explicit", "only opacity moves", in: size) {
          Button(action: model.pressExplicit) { face(model.explicit, diameter) }
        }
      }
    }
  }

  private func face(_ look: MotionModel.Look, _ diameter: CGFloat) -> some View {
    MotionButton(palette: model.palette, diameter: diameter)
      .scaleEffect(look.isLarge || reducesMotion ? 1 : 0.55)
      .opacity(look.isBright ? 1 : 0.4)
      .background { Circle().fill(.primary.opacity(0.08)) }
      .contentShape([.interaction, .focusEffect], Circle())
  }

  private func column(
    _ name: String, _ meaning: String, in size: CGSize, @ViewBuilder button: () -> some View
  ) -> some View {
    VStack(spacing: size.height > 96 ? 16 : 8) {
      button().buttonStyle(.plain)
      VStack(spacing: 0) {
        Text(name).foregroundStyle(.primary)
        if size.height > 96 { Text(meaning).foregroundStyle(.quiet) }
      }
    }
    .frame(width: size.width / 2)
  }
}
