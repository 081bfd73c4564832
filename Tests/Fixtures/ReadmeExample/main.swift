import TermAnim

struct Pulse: View {
  @State private var isBig = false

  var body: some View {
    Circle()
      .fill(Color.pink)
      .scaleEffect(isBig ? 1 : 0.6)
      .padding(40)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.8).repeatForever()) { isBig = true }
      }
  }
}

run { Pulse() }
