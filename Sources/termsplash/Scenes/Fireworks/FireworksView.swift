import TermAnim

/// A sky for fireworks above a town; a click sends a rocket to where it is.
struct FireworksView: View {
  @ObservedObject var model: FireworksModel
  @Environment(\.motion) private var motion

  var body: some View {
    GeometryReader { screen in
      ZStack {
        Skyline(row: .far)
        ForEach(model.fireworks) { firework in
          FireworkView(firework: firework) { model.clear(firework.id) }
        }
        if motion == .none {
          ForEach(model.last) { FireworkSky(firework: $0, age: Firework.bloom) }
        }
        // Rockets come from behind it, and not through the words in front.
        Skyline(row: .near)
        ForEach(model.fireworks) { WokenWindows(firework: $0) }
      }
      .contentShape(Rectangle())
      .onTapGesture { point in
        let (width, height) = (screen.size.width, screen.size.height)
        model.fire(at: CGPoint(x: point.x / width - 0.5, y: 1 - point.y / height))
      }
    }
  }
}
