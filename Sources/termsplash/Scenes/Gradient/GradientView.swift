import TermAnim

/// A large field of the mixed colours over a line that shows, and sets, how far they are mixed.
struct GradientView: View {
  @ObservedObject var model: GradientModel

  private static let motion = Animation.easeInOut(duration: 1)

  var body: some View {
    Picture { size in
      let height = max(8, (size.height * 0.1).onPixels)
      VStack(spacing: max(8, (size.height * 0.08).onPixels)) {
        Moving(model.percent, with: Self.motion) { percent in
          GradientField(
            pair: model.pair, kind: model.kind, share: Double(percent) / 100,
            cornerRadius: max(8, height)
          )
          .id(model.kind)
          .transition(.opacity)
        }
        .animation(.easeInOut(duration: 0.4), value: model.kind)
        .animation(.easeInOut(duration: 0.4), value: model.index)
        Moving(model.percent, with: Self.motion) { percent in
          line(at: Double(percent) / 100, length: size.width, height: height)
        }
        .onTapGesture { model.mix(to: Int(($0.x / size.width * 100).rounded())) }
      }
    }
  }

  private func line(at share: Double, length: CGFloat, height: CGFloat) -> some View {
    Capsule()
      .fill(
        LinearGradient(
          colors: [0, 0.25, 0.5, 0.75, 1].map { model.pair.colors(at: $0)[0] },
          startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: length, height: max(6, height / 2))
      .overlay(alignment: .leading) {
        Circle()
          .fill(.white)
          .frame(width: height, height: height)
          .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 3)
          .offset(x: share * (length - height))
      }
      .frame(height: height)
  }
}
