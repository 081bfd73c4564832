import TermAnim

/// A program in which everything happens that a replay might get wrong.
///
/// Springs that are retargeted, completions that go on by themselves, a timeline, phases,
/// keyframes, a press, and a screen that it looks at.
@MainActor
final class ReplayedProgram: ObservableObject, Playable {
  @Published var target = 0.0
  @Published var rounds = 0
  @Published var ticks = 0
  @Published var clicks: [CGPoint] = []
  @Published var inputs = 0

  var root: some View { ReplayedView(program: self) }

  func press(_ stroke: KeyStroke) -> Bool {
    switch stroke.key {
    case .character("s"): spring()
    case .character("e"): withAnimation(.easeInOut(duration: 0.4)) { target -= 30 }
    case .character("x"): target = 0
    case .character("r"): goRound()
    default: return false
    }
    return true
  }

  func willReceiveInput() {
    inputs += 1
  }

  private func spring() {
    withAnimation(.spring(duration: 0.6, bounce: 0.4)) { target += 40 }
  }

  /// Goes on by completions for a while.
  private func goRound() {
    withAnimation(.linear(duration: 0.13)) {
      rounds += 1
    } completion: { [weak self] in
      if let self, rounds % 5 != 0 { goRound() }
    }
  }
}

/// What a `ReplayedProgram` shows.
private struct ReplayedView: View {
  @ObservedObject var program: ReplayedProgram
  @State private var width: CGFloat = 0

  var body: some View {
    ZStack {
      GeometryReader { screen in
        Color.gray.opacity(0.1)
          .onChange(of: screen.size.width, initial: true) { width = screen.size.width }
          .onTapGesture { point in program.clicks.append(point) }
      }
      Rectangle().fill(Color.blue).frame(width: 40, height: 20).offset(x: program.target)
      Circle().fill(Color.red).frame(width: 20 + CGFloat(program.rounds) * 8, height: 20)
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0.05), by: 0.7)) {
        context in
        Capsule().fill(Color.green).frame(width: 10 + CGFloat(program.ticks), height: 4)
          .onChange(of: context.date) {
            withAnimation(.bouncy) { program.ticks += 3 }
          }
      }
      Rectangle().fill(Color.orange).frame(width: 8, height: 8)
        .phaseAnimator([0.0, 60, -20]) { view, y in
          view.offset(y: y)
        } animation: { _ in
          .smooth(duration: 0.5)
        }
      ForEach(program.clicks.indices, id: \.self) { index in
        Circle().fill(Color.pink).frame(width: 6, height: 6).position(program.clicks[index])
          .transition(.scale)
      }
      Text("\(program.inputs) \(Int(width))")
    }
  }
}
