import TermAnim

/// Views of a program of today: observable models on the main actor.
struct Orchard: View {
  @State private var model = OrchardModel()
  @StateObject private var weather = Weather()

  var body: some View {
    VStack {
      ForEach(model.trees) { tree in
        TreeRow(tree: tree)
      }
      RainGauge()
    }
    .environment(model)
    .environmentObject(weather)
    .task(id: model.trees.count) {
      try? await Task.sleep(for: .milliseconds(10))
      withAnimation(.bouncy) { model.grow() }
    }
    .onReceive(weather.$rain.dropFirst()) { rain in
      withAnimation { model.water(rain) }
    }
    .onChange(of: model.total) { old, new in
      weather.rain = new - old
    }
  }
}

@MainActor @Observable
final class OrchardModel {
  var trees = [Tree(height: 1), Tree(height: 2)]

  var total: Double { trees.reduce(0) { $0 + $1.height } }

  func grow() {
    for tree in trees { tree.height += 1 }
  }

  func water(_ rain: Double) {
    trees.last?.height += rain
  }
}

@MainActor @Observable
final class Tree: Identifiable {
  var height: Double
  var isRipe = false

  init(height: Double) {
    self.height = height
  }
}

@MainActor
final class Weather: ObservableObject {
  @Published var rain = 0.0
}

struct TreeRow: View {
  @Bindable var tree: Tree
  @Environment(OrchardModel.self) private var model
  @Namespace private var namespace

  var body: some View {
    HStack {
      Rectangle()
        .fill(tree.isRipe ? .red : .green)
        .frame(width: 10, height: tree.height)
        .opacity(tree.height / model.total)
        .onTapGesture { withAnimation(.smooth) { tree.height += 1 } }
      Ripeness(isRipe: $tree.isRipe.animation(.easeIn))
    }
    .id(namespace)
  }
}

struct Ripeness: View {
  @Binding var isRipe: Bool

  var body: some View {
    Button("Ripe") { isRipe.toggle() }
  }
}

struct RainGauge: View {
  @EnvironmentObject private var weather: Weather
  @Environment(OrchardModel.self) private var model: OrchardModel?

  var body: some View {
    @Bindable var first = model?.trees.first ?? Tree(height: 0)
    Text("\(weather.rain) \(first.height)")
      .onTapGesture {
        $weather.rain.wrappedValue += 1
        first.isRipe = true
      }
  }
}
