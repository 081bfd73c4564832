import TermAnim

/// One firework, from the moment it is there until it is out.
struct FireworkView: View {
  let firework: Firework
  /// Called when the last star is out.
  let whenOut: () -> Void

  @State private var age = 0.0

  var body: some View {
    FireworkSky(firework: firework, age: age)
      .onAppear {
        withAnimation(.linear(duration: Firework.life).delay(firework.delay)) {
          age = Firework.life
        } completion: {
          whenOut()
        }
      }
  }
}
