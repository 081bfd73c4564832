import Foundation

@testable import TermAnim

/// Random trees of views in which all that can move does: shapes, colours, texts, effects, places
/// and sizes, what comes and goes, phases and keyframes.
///
/// The same dice make the same tree. Of what begins by itself nothing goes on for ever.
@MainActor
struct MovingViews: LivingTree {
  private var dice: FuzzDice
  var values: [LivingValue] = []

  init(_ dice: FuzzDice) {
    self.dice = dice
  }

  mutating func view(depth: Int = 4) -> AnyView {
    guard depth > 0 else { return leaf() }
    return dice.chance(3) ? container(depth) : modified(view(depth: depth - 1))
  }

  private static let colors: [Color] = [
    .red, .blue, .green, .yellow, .orange, .purple, .white, .gray,
  ]

  private static func length(_ step: Int) -> CGFloat {
    [10, 24, 40, 6, 64, 80, 30, 16][step]
  }

  // MARK: Leaves

  private mutating func leaf() -> AnyView {
    switch dice.roll(0..<5) {
    case 0: return rows()
    case 1: return phases()
    case 2: return keyframes()
    case 3: return text()
    default:
      let leaf = dice.pick(Self.leaves)
      return living { leaf($0) }
    }
  }

  private static let leaves: [@MainActor (Int) -> AnyView] = [
    { AnyView(Circle().fill(colors[$0]).frame(width: length($0), height: 20)) },
    { step in
      AnyView(
        RoundedRectangle(cornerRadius: CGFloat(step))
          .stroke(colors[step], lineWidth: CGFloat(step + 1)).frame(width: 40, height: 24))
    },
    { step in
      AnyView(
        Circle().trim(from: Double(step) / 16, to: 1 - Double(step) / 20)
          .stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: CGFloat(step)))
          .frame(width: 30, height: 30))
    },
    { step in
      AnyView(
        Rectangle()
          .fill(
            LinearGradient(
              colors: [colors[step], colors[7 - step]], startPoint: .top,
              endPoint: step < 4 ? .bottom : .trailing)
          )
          .frame(width: 40, height: 20))
    },
    { AnyView(Counter(number: Double($0))) },
    { AnyView(Matched(step: $0)) },
    { step in
      AnyView(
        Image(systemName: ["star", "heart", "circle"][step % 3])
          .contentTransition(.symbolEffect(.replace)))
    },
  ]

  /// A text that is told each number on the way.
  private struct Counter: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View { Text(verbatim: "\(Int(number * 10))") }
  }

  /// A view that is now here and now there, and one that follows it.
  private struct Matched: View {
    let step: Int
    @Namespace private var namespace

    var body: some View {
      HStack {
        if step.isMultiple(of: 3) {
          Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 40, height: 10)
        }
        Spacer(minLength: 10)
        if !step.isMultiple(of: 3) {
          Circle().fill(.blue).matchedGeometryEffect(id: 1, in: namespace)
            .frame(width: 16, height: 16)
        }
        Color.green
          .matchedGeometryEffect(id: 1, in: namespace, properties: .position, isSource: false)
          .frame(width: 4, height: 4)
      }
      .frame(width: 90)
    }
  }

  private mutating func text() -> AnyView {
    let transition = dice.pick(
      [
        .numericText(), .numericText(countsDown: true), .interpolate, .opacity, .identity,
      ] as [ContentTransition])
    let texts = ["7", "12", "199", "hello", "hallo world", "", "12", "1000"]
    return living { Text(verbatim: texts[$0]).contentTransition(transition) }
  }

  private mutating func rows() -> AnyView {
    // Not for what moves by itself: a change of that would be animated in the frame it comes in.
    let transitions = (0..<3).map { _ in
      dice.chance(3) ? transition().animation(dice.animation()) : transition()
    }
    let rows = [[0, 1, 2], [0, 2], [2, 1, 0], [1], [], [2, 0], [1, 0, 2], [1, 2]]
    return living { step in
      VStack(spacing: 2) {
        ForEach(rows[step], id: \.self) { row in
          Self.colors[row].frame(width: 20, height: CGFloat(8 + 4 * row))
            .transition(transitions[row])
        }
      }
    }
  }

  private mutating func phases() -> AnyView {
    let (phases, animation) = (dice.pick([[0.0, 1, 2], [0, 3], [0, 1, 1, 4]]), dice.animation())
    return living { step in
      Color.orange.frame(width: 20, height: 20)
        .phaseAnimator(phases, trigger: step) { content, phase in
          content.offset(x: phase * 8).opacity(1 - phase / 8)
        } animation: { _ in
          animation
        }
    }
  }

  private mutating func keyframes() -> AnyView {
    living { step in
      Color.purple.frame(width: 12, height: 12)
        .keyframeAnimator(initialValue: 0.0, trigger: step) { content, value in
          content.offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(10, duration: 0.2)
          CubicKeyframe(Double(step) * 3, duration: 0.4)
          SpringKeyframe(20, duration: 0.5, spring: .bouncy)
          MoveKeyframe(3)
          CubicKeyframe(0, duration: 0.3)
        }
    }
  }

  // MARK: What is around

  private mutating func container(_ depth: Int) -> AnyView {
    let children = (0..<dice.roll(1..<4)).map { _ in view(depth: depth - 1) }
    let contents = ForEach(0..<children.count, id: \.self) { children[$0] }
    switch dice.roll(0..<4) {
    case 0: return AnyView(HStack { contents })
    case 1: return AnyView(VStack(spacing: 3) { contents })
    case 2: return AnyView(ZStack(alignment: .bottomLeading) { contents })
    default:
      return living { step in
        let layout =
          step.isMultiple(of: 2)
          ? AnyLayout(HStackLayout(spacing: CGFloat(step))) : AnyLayout(VStackLayout())
        layout { contents }
      }
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    let animation = dice.chance(4) ? nil : dice.animation()
    switch dice.roll(0..<10) {
    case 0:
      return living { view.offset(y: CGFloat($0)).animation(animation, value: $0 / 2) }
    case 1: return living { view.offset(x: CGFloat($0)).animation(animation) }
    case 2:
      return living { step in
        view.animation(animation) { $0.scaleEffect(1 + Double(step) / 10) }
      }
    case 3:
      return living { step in
        view.opacity(1 - Double(step) / 9)
          .transaction(value: step / 2) { $0.animation = animation }
      }
    case 4: return living { step in ZStack { view.id(step / 4) } }
    case 5:
      let transition = transition()
      return living { step in ZStack { if step < 5 { view.transition(transition) } } }
    default:
      let modifier = dice.pick(Self.modifiers)
      return living { modifier(view, $0) }
    }
  }

  private static let modifiers: [@MainActor (AnyView, Int) -> AnyView] = [
    { AnyView($0.offset(x: length($1), y: CGFloat($1))) },
    { AnyView($0.opacity(Double($1 + 1) / 8)) },
    { AnyView($0.scaleEffect(0.5 + CGFloat($1) / 8, anchor: $1 < 4 ? .center : .topLeading)) },
    { AnyView($0.rotationEffect(.degrees(Double($1) * 20))) },
    { AnyView($0.frame(width: length($1), height: 40, alignment: .topLeading)) },
    { AnyView($0.padding(CGFloat($1))) },
    { AnyView($0.shadow(color: colors[$1], radius: CGFloat($1 % 3), x: CGFloat($1))) },
    { AnyView($0.hueRotation(.degrees(Double($1) * 30))) },
    { AnyView($0.position(x: length($1), y: 30)) },
    { AnyView($0.background(colors[$1]).foregroundStyle(colors[7 - $1])) },
    { AnyView($0.border(colors[$1], width: CGFloat($1 % 4))) },
    { AnyView($0.clipShape(RoundedRectangle(cornerRadius: CGFloat($1 * 2))).geometryGroup()) },
  ]

  private mutating func transition() -> AnyTransition { dice.pick(Self.transitions) }

  private static let transitions: [AnyTransition] = [
    .opacity, .slide, .move(edge: .top), .push(from: .trailing), .identity,
    .scale(scale: 0.3, anchor: .topLeading), .opacity.combined(with: .offset(x: 10, y: 20)),
    .asymmetric(insertion: .move(edge: .leading), removal: .scale), AnyTransition(.blurReplace),
  ]
}
