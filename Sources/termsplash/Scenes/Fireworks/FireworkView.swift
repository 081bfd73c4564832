import TermAnim

/// One firework, from the moment it is there until it is out.
struct FireworkView: View {
  let firework: Firework
  /// Called when the last star is out.
  let whenOut: () -> Void

  @State private var age: Double?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let start = Firework.start(isStill: reducesMotion)
    FireworkSky(firework: firework, age: age ?? start)
      .onAppear {
        withAnimation(.linear(duration: Firework.life - start).delay(firework.delay)) {
          age = Firework.life
        } completion: {
          whenOut()
        }
      }
  }
}
