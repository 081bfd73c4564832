import TermAnim

/// Animations with the names and labels that programs use most.
struct AnimationNames: View {
  @State private var isOn = false
  @State private var angle = Angle(degrees: 0)

  private let curves: [Animation] = [
    Animation.easeInOut(duration: 1), Animation.easeInOut, Animation.easeOut(duration: 1),
    Animation.easeOut, Animation.easeIn(duration: 1), Animation.easeIn,
    Animation.linear(duration: 1), Animation.linear, Animation.default,
    Animation.timingCurve(0.2, 0.8, 0.2, 1), Animation.default.delay(0.2).speed(2),
    Animation.linear.repeatCount(3), Animation.linear.repeatCount(3, autoreverses: false),
  ]

  private let springs: [Animation] = [
    Animation.spring(), Animation.spring(duration: 0.5, bounce: 0.3),
    Animation.spring(response: 0.4, dampingFraction: 0.6),
    Animation.spring(dampingFraction: 0.5),
    Animation.spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0),
    Animation.interpolatingSpring(stiffness: 100, damping: 10),
    Animation.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.2),
    Animation.bouncy(duration: 0.5, extraBounce: 0.1), Animation.smooth(duration: 0.3),
  ]

  var body: some View {
    VStack(spacing: 4) {
      Circle()
        .scaleEffect(isOn ? 1.2 : 1)
        .scaleEffect(isOn ? 1 : 0.5, anchor: .bottom)
        .scaleEffect(x: isOn ? 2 : 1)
        .scaleEffect(y: isOn ? 2 : 1)
        .rotationEffect(.degrees(isOn ? 90 : 0))
        .rotationEffect(angle, anchor: UnitPoint(x: 0.5, y: 1))
        .rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .animation(.spring(), value: isOn)
        .animation(springs[0])
        .modifier(_OffsetEffect(offset: CGSize(width: 2, height: 0)).ignoredByLayout())
        .modifier(_ScaleEffect(scale: CGSize(width: 1, height: 1)))
        ._onButtonGesture {
          isOn = $0
        } perform: {
        }
        .transition(
          .modifier(active: _OpacityEffect(opacity: 0), identity: _OpacityEffect(opacity: 1)))
      Rectangle()
        .hueRotation(.radians(angle.radians))
        .brightness(isOn ? 0.2 : 0)
        .blur(radius: isOn ? 4 : 0)
        .blendMode(.screen)
        .compositingGroup()
        .modifier(NamedShake(offset: isOn ? 10 : 0))
        .modifier(NamedCounter(number: isOn ? 1 : 0))
    }
    .onAppear {
      withAnimation { isOn.toggle() }
      withAnimation(curves[0].repeatForever(autoreverses: true)) { angle = .degrees(360) }
    }
  }
}

struct NamedShake: GeometryEffect {
  var offset: CGFloat

  var animatableData: CGFloat {
    get { offset }
    set { offset = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset, y: 0))
  }
}

struct NamedCounter: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(number))"))
  }
}

struct NamedPair: Shape, Animatable {
  var first: CGFloat
  var second: Double

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(first, second) }
    set { (first, second) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: first, dy: CGFloat(second)))
  }
}

struct NamedPhases: View {
  @State private var taps = 0

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Circle()
        .phaseAnimator([false, true]) { content, phase in
          content.opacity(phase ? 1 : 0.5)
        } animation: { phase in
          phase ? .easeIn : .easeOut
        }
      Circle()
        .phaseAnimator(
          [0.0, 1], content: { content, phase in content.offset(y: phase) },
          animation: { _ in .linear })
      PhaseAnimator([1.0, 2]) { phase in
        Circle().scaleEffect(phase)
      } animation: { _ in
        .default
      }
      TimelineView(.animation) { context in
        Text(context.date.timeIntervalSinceReferenceDate > 0 ? "late" : "early")
      }
    }
  }
}
