import TermAnim

// Values for containers that layouts read, paint on paint, gestures put together elsewhere.

extension ContainerValues {
  @Entry var share: Double = 0
  @Entry var fixedWidth: Double? = nil
}

struct Slices: Layout {
  var width: Double

  var animatableData: Double {
    get { width }
    set { width = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let fixed = subviews.compactMap({ $0.containerValues.fixedWidth }).reduce(0, +)
    return .init(width: max(width, fixed), height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var rest = bounds
    for subview in subviews {
      let length = bounds.width * subview.containerValues.share
      let (slice, remainder) = rest.divided(atDistance: length, from: .minXEdge)
      rest = remainder
      subview.place(
        at: slice.origin, anchor: .zero, proposal: .init(width: slice.width, height: slice.height))
    }
  }
}

@MainActor
func halo<V: ShapeView>(_ view: V) -> some View where V.Content: InsettableShape {
  view.strokeBorder(.white, lineWidth: 4).fill(.clear)
}

struct LayeredShapes: View {
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 8) {
      Slices(width: isWide ? 120 : 240) {
        ForEach([Color.red, .green, .blue], id: \.self) { color in
          Rectangle().fill(color).containerValue(\.share, isWide ? 1 / 3 : 0.25)
        }
      }
      Rectangle().fill(.blue).strokeBorder()
      Circle().fill(.red.gradient).strokeBorder(lineWidth: isWide ? 12 : 2)
      Capsule().stroke(.green, lineWidth: 8).fill()
      RoundedRectangle(cornerRadius: 12).fill(.orange)
        .strokeBorder(style: StrokeStyle(lineWidth: 6, dash: [8, 8]))
      halo(Circle().fill(.purple))
    }
    .foregroundStyle(.yellow)
    .onTapGesture { withAnimation(.spring) { isWide.toggle() } }
  }
}

struct Fan<Cards: RandomAccessCollection, Face: View>: View where Cards.Element: Identifiable {
  @Binding var selection: Cards.Element.ID?
  var cards: Cards
  @ViewBuilder var face: (Cards.Element) -> Face

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(cards) { card in face(card) } }.scrollTargetLayout()
    }
    .scrollPosition(id: $selection)
  }
}

struct HoldRing {
  enum Hold { case idle, held }
  @GestureState private var hold: Hold = .idle
  @GestureState private var drag: CGSize = .zero
  @State private var scale: CGFloat = 1
}

extension HoldRing: View {
  var body: some View {
    Circle().scaleEffect(hold == .held ? 2 : scale).offset(drag)
      .mask(Rectangle().size(width: .infinity, height: .infinity).offset(x: -4))
      .gesture(press.exclusively(before: pull))
      .gesture(both)
  }
}

extension HoldRing {
  var press: some Gesture {
    LongPressGesture(minimumDuration: 1, maximumDistance: .infinity)
      .updating($hold) { _, state, _ in state = .held }
      .onChanged { _ in }
      .onEnded { _ in
        scale = 0.86
        withAnimation(.timingCurve(0.3, 0.2, 0.87, 4.4, duration: 0.4)) { scale = 1 }
      }
  }

  var pull: some Gesture {
    DragGesture().updating($drag) { (value, state, _) in state = value.translation }
  }

  var both: some Gesture {
    TapGesture().sequenced(before: DragGesture()).map { _ in 1 }
      .simultaneously(with: MagnifyGesture())
  }
}

/// A recognizer of UIKit as a gesture.
struct Pan: UIGestureRecognizerRepresentable {
  var isOn: Bool
  var handle: (UIPanGestureRecognizer) -> Void

  func makeUIGestureRecognizer(context: Context) -> some UIPanGestureRecognizer {
    UIPanGestureRecognizer()
  }

  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {
    recognizer.isEnabled = isOn
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {
    handle(recognizer)
  }
}

struct Hold: UIGestureRecognizerRepresentable {
  final class Coordinator: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }

  @Binding var place: CGPoint

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0.3
    recognizer.delegate = context.coordinator
    return recognizer
  }

  func handleUIGestureRecognizerAction(
    _ recognizer: UILongPressGestureRecognizer, context: Context
  ) {
    guard recognizer.state != .cancelled else { return }
    place = context.converter.localLocation
  }
}

struct Drawer: View {
  @State private var x: CGFloat = 0
  @State private var place = CGPoint.zero

  var body: some View {
    Color.orange.offset(x: x)
      .gesture(
        Pan(isOn: true) { pan in
          switch pan.state {
          case .began, .changed: x = max(pan.translation(in: pan.view).x, 0)
          default: withAnimation(.snappy) { x = pan.velocity(in: pan.view).x > 0 ? 200 : 0 }
          }
        }
      )
      .gesture(Hold(place: $place))
  }
}
