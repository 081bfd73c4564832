import TermAnim

/// Views that move by timers, subjects and notifications.
struct Pulse: View {
  @State private var isLarge = false
  @State private var ticks = 0
  @StateObject private var model = PulseModel()
  @Environment(\.accessibilityReduceMotion) var reducesMotion
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 8) {
      Circle()
        .fill(model.isWarm ? Color.red : .blue)
        .scaleEffect(isLarge ? 1.5 : 1)
        .animation(.spring(response: 0.4, dampingFraction: 0.6), value: isLarge)
      PulseControls(model: model)
    }
    .onReceive(timer) { _ in
      self.ticks += 1
      self.isLarge.toggle()
    }
    .onReceive(model.beats.debounce(for: .milliseconds(50), scheduler: DispatchQueue.main)) {
      self.ticks = $0
    }
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
        model.angle = 360
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.model.isWarm = true }
    }
    .task {
      try? await Task.sleep(nanoseconds: 1_000_000)
      model.isWarm = false
    }
    .environmentObject(model)
  }
}

class PulseModel: ObservableObject {
  @Published var angle = 0.0
  @Published var isWarm = false
  let beats = PassthroughSubject<Int, Never>()
  private var cancellables = Set<AnyCancellable>()

  init() {
    $angle
      .map { $0 > 180 }
      .removeDuplicates()
      .receive(on: RunLoop.main)
      .sink { [weak self] isWarm in self?.isWarm = isWarm }
      .store(in: &cancellables)
  }
}

struct PulseControls: View {
  @ObservedObject var model: PulseModel
  @EnvironmentObject var shared: PulseModel
  @Namespace private var namespace

  var body: some View {
    HStack {
      Button(action: {
        withAnimation(.easeOut) { self.model.isWarm.toggle() }
      }) {
        Text("Warm")
      }
      Needle(angle: $model.angle)
        .id(namespace)
      Text(shared.isWarm ? "warm" : "cold")
    }
  }
}

struct Needle: View {
  @Binding var angle: Double

  var body: some View {
    Rectangle()
      .frame(width: 2, height: 20)
      .rotationEffect(.degrees(angle))
      .onTapGesture { self.angle += 45 }
  }
}
