import TermAnim

/// A large field of the mixed colours over a line that shows, and sets, how far they are mixed.
struct GradientView: View {
  @ObservedObject var model: GradientModel
  @Environment(\.self) private var environment

  /// Whether a white knob is lost on a white ground, as its shadow would be dots.
  private var isDotted: Bool { environment.terminalColorDepth.isDotted }

  private static let change = Animation.easeInOut(duration: 0.4)

  /// The new kind comes over the old one, which stays until then: two that fade at once let the
  /// ground through.
  private static let crossing = AnyTransition.asymmetric(
    insertion: .opacity, removal: .opacity.animation(.linear(duration: 0.01).delay(0.4)))

  private var motion: Animation {
    model.isHeld ? .interactiveSpring : .easeInOut(duration: 1)
  }

  var body: some View {
    Picture { size in
      let height = max(8, (size.height * 0.1).onPixels)
      VStack(spacing: max(8, (size.height * 0.08).onPixels)) {
        Moving(model.percent, with: motion) { percent in
          GradientField(
            pair: model.pair, kind: model.kind, share: Double(percent) / 100,
            cornerRadius: max(8, height)
          )
          .id(model.kind)
          .transition(Self.crossing)
        }
        .animation(Self.change, value: model.kind)
        .animation(Self.change, value: model.index)
        Moving(model.percent, with: motion) { percent in
          line(at: Double(percent) / 100, length: size.width, height: height)
        }
        .animation(Self.change, value: model.index)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag in
            model.drag(to: Int((drag.location.x / size.width * 100).rounded()))
          })
      }
    }
  }

  /// The line and its knob, which are on whole pixels wherever the knob rests.
  private func line(at share: Double, length: CGFloat, height: CGFloat) -> some View {
    let thickness = max(8, (height / 2).onPixels)
    let knob = CGSize(width: max(12, (height * 0.6).onPixels), height: thickness + 16)
    return Capsule()
      .fill(
        LinearGradient(
          colors: [0, 0.25, 0.5, 0.75, 1].map { model.pair.colors(at: $0)[0] },
          startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: length, height: thickness)
      .overlay(alignment: .leading) {
        RoundedRectangle(cornerRadius: min(knob.width / 2, 5))
          .fill(isDotted ? environment.ink : .white)
          .frame(width: knob.width, height: knob.height)
          .shadow(color: .black.opacity(isDotted ? 0 : 0.35), radius: 4, x: 0, y: 3)
          .offset(x: (share * (length - knob.width)).onPixels)
      }
      .frame(height: knob.height)
  }
}
