import TermAnim

/// Transitions with the names and labels that programs use most.
struct TransitionNames: View {
  @Namespace private var namespace
  @State private var isShown = true

  var body: some View {
    ZStack {
      if isShown {
        Circle()
          .transition(.asymmetric(insertion: .scale, removal: .opacity))
        Circle()
          .transition(AnyTransition.move(edge: .leading).combined(with: .opacity))
        Circle()
          .transition(AnyTransition.identity.animation(.default))
        Circle()
          .transition(.pivot)
        Circle()
          .matchedGeometryEffect(id: "circle", in: namespace)
        NamedGeometry(namespace: namespace)
        AnyTransition.MovingParts()
      }
    }
  }
}

struct NamedGeometry: View {
  let namespace: Namespace.ID

  var body: some View {
    AnyView(Circle().matchedGeometryEffect(id: "other", in: namespace))
  }
}

struct NamedGlass: View {
  @State private var isOpen = false
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 40) {
      Button("Open") { withAnimation { isOpen.toggle() } }
        .buttonStyle(.glass).buttonBorderShape(.circle)
        .glassEffectID("open", in: namespace).glassEffectUnion(id: 1, namespace: namespace)
      if isOpen {
        Text("more").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
          .glassEffectID("more", in: namespace).glassEffectTransition(.materialize)
      }
    }
  }
}

struct NamedPivot: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: .topLeading)
  }
}

extension AnyTransition {
  /// Programs keep parts of their transitions here.
  struct MovingParts: View {
    var body: some View { EmptyView() }
  }

  static var pivot: AnyTransition {
    .modifier(active: NamedPivot(amount: -90), identity: NamedPivot(amount: 0))
  }
}
