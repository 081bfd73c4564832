import TermAnim

/// A large field of the mixed colours over a line that shows, and sets, how far they are mixed.
struct GradientView: View {
  @ObservedObject var model: GradientModel
  @Environment(\.terminalPixel) private var pixel

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
      let height = max(8, size.height * 0.1).onPixels(of: pixel.height)
      VStack(spacing: max(8, size.height * 0.08).onPixels(of: pixel.height)) {
        Moving(model.percent, with: motion) { percent in
          GradientField(
            pair: model.pair, kind: model.kind, share: Double(percent) / 100,
            cornerRadius: height
          )
          .id(model.kind)
          .transition(Self.crossing)
        }
        .animation(Self.change, value: model.kind)
        .animation(Self.change, value: model.index)
        Moving(model.percent, with: motion) { percent in
          GradientLine(
            pair: model.pair, share: Double(percent) / 100, length: size.width, height: height,
            pixel: pixel)
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
}
