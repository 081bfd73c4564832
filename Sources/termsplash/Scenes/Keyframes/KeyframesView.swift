import TermAnim

/// A figure that does tricks, each of which moves several things along tracks of their own.
struct KeyframesView: View {
  @ObservedObject var model: KeyframesModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalPixel) private var pixel

  var body: some View {
    Picture { size in
      let side = min(size.height * 0.42, size.width * 0.3)
        .onPixels(of: pixel.width, inMiddleOf: size.width)
      ZStack {
        KeyframesStage(size: size)
        Group {
          if reducesMotion {
            Figure(pose: Pose(), palette: model.palette, size: side, gaze: model.gaze)
              .phaseAnimator([1, 0.4], trigger: model.plays) { $0.opacity($1) }
          } else {
            moving(side)
          }
        }
        .frame(
          width: size.width, height: KeyframesStage.floor(in: size, pixel: pixel),
          alignment: .bottom
        )
        .frame(height: size.height, alignment: .top)
      }
      .contentShape(Rectangle())
      .onTapGesture { model.performNext() }
      .onContinuousHover { phase in
        if case .active(let point) = phase {
          model.look(at: point, in: size)
        } else {
          model.look(at: nil, in: size)
        }
      }
    }
  }

  private func moving(_ side: CGFloat) -> some View {
    let (trick, effort) = (model.trick, Double(model.effort) / 10)
    return KeyframeAnimator(initialValue: Pose(), trigger: model.plays) { pose in
      Figure(pose: pose, palette: model.palette, size: side, gaze: model.gaze)
    } keyframes: { pose in
      KeyframeTrack(\.height) {
        for step in trick.height {
          CubicKeyframe(step.value * effort, duration: step.duration)
        }
      }
      KeyframeTrack(\.aside) {
        for step in trick.aside { CubicKeyframe(step.value * effort, duration: step.duration) }
      }
      KeyframeTrack(\.stretch) {
        for step in trick.stretch { CubicKeyframe(step.value, duration: step.duration) }
      }
      KeyframeTrack(\.angle) {
        for step in trick.angle {
          CubicKeyframe(pose.upright + step.value, duration: step.duration)
        }
      }
      KeyframeTrack(\.eyes) {
        for step in trick.eyes { CubicKeyframe(step.value, duration: step.duration) }
      }
    }
  }
}
