import TermAnim

/// A sky for fireworks; a click sends a rocket to where it is.
struct FireworksView: View {
  @ObservedObject var model: FireworksModel
  @State private var fireworks: [Firework] = []
  @State private var lit = 0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { screen in
      TimelineView(.animation(paused: fireworks.isEmpty && model.orders.isEmpty)) { context in
        Sky(fireworks: fireworks, date: context.date, isStill: reducesMotion)
          .onTapGesture { point in
            let (width, height) = (screen.size.width, screen.size.height)
            model.fire(at: CGPoint(x: point.x / width - 0.5, y: 1 - point.y / height))
          }
          .onAppear { model.fire() }
          .onChange(of: context.date) { tend(at: context.date, aspect: screen.size) }
      }
    }
  }

  /// Lights what is ordered and clears away what is out.
  private func tend(at date: Date, aspect: CGSize) {
    for order in model.takeOrders() {
      fireworks.append(
        Firework(
          id: lit, lit: date.addingTimeInterval(order.delay), palette: order.palette,
          apex: CGPoint(x: order.apex.x * aspect.width / aspect.height, y: order.apex.y),
          seed: order.seed))
      lit += 1
    }
    fireworks.removeAll { $0.isOut(at: date) }
  }
}
