import TermAnim

/// The windows of the near houses in which people are woken by a firework that bursts.
///
/// They are shown by an animation, so that nothing happens when it bursts: what happens is done
/// again, one by one, when time is turned back.
struct WokenWindows: View {
  let firework: Firework
  @State private var isAwake = false
  @Environment(\.self) private var environment

  var body: some View {
    Canvas { context, size in
      let pixel = environment.terminalPixel
      let (columns, rows) = Skyline.pixels(of: size, pixel)
      context.scaleBy(x: pixel.width, y: pixel.height)
      var random = Skyline.chance(of: .near)
      let houses = Skyline.houses(
        in: .near, columns: columns, rows: rows,
        isOutlined: environment.terminalColorDepth.isDotted, &random)
      let color = environment.wordColor(.yellow)
      for (x, y) in houses.flatMap({ $0.windows(ground: rows) }) where wakes(x: x, y: y) {
        context.fill(Skyline.window(x: x, y: y), with: .color(color))
      }
    }
    .opacity(isAwake ? 1 : 0)
    .onAppear {
      let start = Firework.start(isStill: environment.accessibilityReduceMotion)
      withAnimation(Self.waking.delay(firework.delay + Firework.rise - start)) { isAwake = true }
    }
  }

  /// At once, as far as frames can tell.
  private static let waking = Animation.linear(duration: 0.001)

  /// A fifth of all windows.
  private func wakes(x: Int, y: Int) -> Bool { (firework.id &+ 7 &* x &+ 3 &* y) % 5 == 0 }
}
