import TermAnim

/// Gestures and buttons with the names and labels that programs use most.
struct InputNames: View {
  @GestureState private var drag = CGSize.zero
  @State private var position = CGSize.zero
  @State private var isLiked = false

  private var dragging: some Gesture {
    DragGesture()
      .updating($drag) { (value: DragGesture.Value, state, _) in
        state = value.translation
      }
      .onChanged { value in position = value.translation }
      .onEnded { _ in withAnimation(.spring()) { position = .zero } }
  }

  var body: some View {
    VStack {
      Button(action: like, label: { Text("Like") })
      Button(action: like) { Text("Like") }
      Button {
        like()
      } label: {
        Text("Like")
      }
      .buttonStyle(.plain)
      Button("Like") { like() }
        .buttonStyle(.borderedProminent)
        .disabled(isLiked)
      Circle()
        .offset(drag)
        .gesture(dragging)
        .gesture(DragGesture(minimumDistance: 0).onChanged { position = $0.translation })
        .onTapGesture { like() }
        .onChange(of: isLiked) { like() }
        .allowsHitTesting(true)
    }
  }

  private func like() {
    isLiked.toggle()
  }
}
