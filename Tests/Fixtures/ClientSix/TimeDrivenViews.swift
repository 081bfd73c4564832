import TermAnim

/// Views driven by time, written as tutorials write them.
struct TimeDrivenViews: View {
  enum Phase: CaseIterable {
    case start, middle, end

    var scale: Double { self == .middle ? 1.5 : 1 }
  }

  struct Pose {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
  }

  @Namespace private var space
  @State private var taps = 0

  var body: some View {
    VStack {
      clock
      TimelineView(.animation(minimumInterval: 1 / 30, paused: taps > 2)) { timeline in
        particles(at: timeline.date)
      }
      phases
      keyframes
    }
    .onTapGesture { taps += 1 }
  }

  private var clock: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let seconds = Calendar.current.component(.second, from: context.date)
      Capsule().rotationEffect(.degrees(Double(seconds) * 6))
      Text("\(seconds)").contentTransition(.numericText())
    }
  }

  private func particles(at date: Date) -> some View {
    Canvas { context, size in
      let angle = Angle.degrees(date.timeIntervalSinceReferenceDate.remainder(dividingBy: 3) * 120)
      context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
      context.addFilter(.blur(radius: 10))
      context.drawLayer { layer in
        layer.translateBy(x: size.width / 2, y: size.height / 2)
        layer.rotate(by: angle)
        for index in 0..<5 {
          let rect = CGRect(x: index * 10, y: 0, width: 8, height: 8)
          layer.opacity = 1 - Double(index) / 10
          layer.fill(Path(ellipseIn: rect), with: .color(.red))
          layer.stroke(
            Path(roundedRect: rect, cornerRadius: 2),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: .zero,
              endPoint: CGPoint(x: size.width, y: 0)),
            lineWidth: 2)
        }
        if let symbol = layer.resolveSymbol(id: "star") {
          layer.draw(symbol, at: CGPoint(x: 4, y: 4))
        }
      }
    } symbols: {
      Circle().frame(width: 4, height: 4).tag("star")
    }
  }

  private var phases: some View {
    Circle()
      .matchedGeometryEffect(id: "circle", in: space)
      .phaseAnimator(Phase.allCases, trigger: taps) { content, phase in
        content.scaleEffect(phase.scale)
      } animation: { phase in
        switch phase {
        case .start: .bouncy
        case .middle: .easeInOut(duration: 0.3)
        case .end: .spring(duration: 1, bounce: 0.5)
        }
      }
      .geometryGroup()
  }

  private var keyframes: some View {
    Rectangle()
      .keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
        content
          .rotationEffect(pose.angle)
          .scaleEffect(pose.scale)
          .offset(pose.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(20), duration: 0.4)
          CubicKeyframe(.zero, duration: 0.4)
        }
        KeyframeTrack(\.offset) {
          MoveKeyframe(.zero)
          CubicKeyframe(CGSize(width: 0, height: -40), duration: 0.5)
        }
      }
  }
}
