import Foundation

/// Lets the row of a list be pulled aside, which shows buttons where it was.
///
/// The pointer drags the row; the arrow key of the direction pulls it when it has the focus, and
/// the other one lets it back. Pulled once more, or far, the row does what the first button does.
///
/// Of several of one edge the innermost shows the buttons of all; the others do nothing.
nonisolated struct SwipeActions<Actions: View>: ViewModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
  /// Whether there are any, at the moment.
  var isOffered = true
  /// Whether arrow keys pull, too.
  var takesKeys = true
  /// How far the row is aside, in points.
  @State private var pull: CGFloat = 0
  /// How far it was when a drag began.
  @State private var start: CGFloat?
  /// Whether the buttons are there.
  @State private var isShown = false
  /// Whether the buttons are to be seen as soon as they are there.
  @State private var isAsked = false
  @State private var strip = SwipeStrip()
  @State private var join = SwipeJoin()
  @Environment(\.swipeSets) private var swipeSets
  @Environment(\.isInList) private var isInList
  @Environment(\.isEditingList) private var isEditing
  @Environment(\.pulledRow) private var pulledRow
  @Environment(\.layoutDirection) private var layoutDirection

  private static var motion: Animation { .spring(response: 0.35, dampingFraction: 0.9) }

  /// Which way the row goes where lines begin on the left.
  private var direction: CGFloat { edge == .trailing ? -1 : 1 }

  /// Which way the row goes on the screen.
  private var seenDirection: CGFloat {
    layoutDirection == .rightToLeft ? -direction : direction
  }

  /// Whether the pointer pulls the row.
  private var canBePulled: Bool { isOffered && !isEditing }

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      sliding(content).transformPreference(RowClaims.Key.self) { $0.insert(.swiping) }
    } else {
      content
    }
  }

  @MainActor
  private func sliding(_ content: Content) -> some View {
    content
      .environment(\.swipeSets, ownSets + swipeSets)
      .modifier(SwipeJoinModifier(joins: joined.map(\.join)))
      .modifier(RowPadding())
      .frame(maxWidth: .infinity, alignment: .leading)
      .offset(x: direction * pull)
      .overlay {
        // A press of what is pulled aside lets it back, and does nothing else.
        if pull > 0 { Color.clear.contentShape(Rectangle()).onTapGesture(perform: close) }
      }
      .overlay(alignment: edge == .trailing ? .trailing : .leading) {
        if isShown { buttons }
      }
      .clipped()
      .contentShape(Rectangle())
      // A button or link in the row is let go when the row is pulled.
      .modifier(GestureModifier(gesture: drag, priority: .preempting, mask: .all))
      .modifier(RowPadding(isTakenBack: true))
      .modifier(RowActionModifier(action: takesKeys ? .swipe(keys) : nil))
      .onChange(of: canBePulled) {
        if !canBePulled, pull > 0 { close() }
      }
  }

  // MARK: Buttons

  @MainActor
  private var ownSets: [SwipeSet] {
    isOffered ? [SwipeSet(edge: edge, actions: AnyView(actions), join: join)] : []
  }

  /// The other actions that are shown here.
  private var joined: [SwipeSet] { isOffered ? swipeSets.filter { $0.edge == edge } : [] }

  @MainActor @ViewBuilder
  private var allActions: some View {
    actions
    ForEach(joined.indices, id: \.self) { joined[$0].actions }
  }

  @MainActor
  private var buttons: some View {
    SwipeButtons(edge: edge, strip: strip, width: pull, actions: allActions, close: close)
      .offset(x: direction * (pull - max(pull, strip.width)))
      .onAppear {
        guard isAsked else { return }
        isAsked = false
        open()
      }
  }

  /// Puts the buttons there, which lets back another row of the list.
  @MainActor
  private func show() {
    isShown = true
    pulledRow?.change(to: strip, letBack: close)
  }

  @MainActor
  private func open() {
    withAnimation(Self.motion) { pull = strip.width }
  }

  @MainActor
  private func close() {
    isAsked = false
    pulledRow?.release(strip)
    withAnimation(Self.motion) {
      pull = 0
    } completion: {
      if pull == 0, start == nil, !isAsked { isShown = false }
    }
  }

  @MainActor
  private func performFirst() {
    strip.pressFirst()
    close()
  }

  // MARK: Drags

  @MainActor
  private var drag: some Gesture {
    DragGesture(
      minimumDistance: 4, coordinateSpace: .global,
      isMeant: { value in
        let way = value.translation
        return canBePulled && !join.isTaken && abs(way.width) > abs(way.height)
          && (pull > 0 || way.width * seenDirection > 0)
      }
    )
    .onChanged { value in
      show()
      let origin = start ?? pull
      start = origin
      pull = pulled(origin + seenDirection * value.translation.width)
    }
    .onEnded { value in
      let origin = start ?? pull
      start = nil
      settle(
        at: origin + seenDirection * value.translation.width,
        bound: origin + seenDirection * value.predictedEndTranslation.width)
    }
  }

  /// Where the row is when it is pulled by a length: nowhere as long as there are no buttons;
  /// beyond them it resists, unless there is more to be had.
  @MainActor
  private func pulled(_ length: CGFloat) -> CGFloat {
    let (length, width) = (max(0, length), strip.width)
    guard width > 0 else { return 0 }
    guard !allowsFullSwipe, length > width else { return length }
    return width + (length - width) / 3
  }

  /// Lets go of the row where it is, on its way to another place.
  @MainActor
  private func settle(at place: CGFloat, bound: CGFloat) {
    let width = strip.width
    guard width > 0 else { return close() }
    if allowsFullSwipe, place > strip.fullSwipe {
      performFirst()
    } else if bound > width / 2, place > 0 {
      open()
    } else {
      close()
    }
  }

  // MARK: Keys

  @MainActor
  private var keys: SwipeKeys {
    SwipeKeys(
      pulls: seenDirection < 0 ? .leftArrow : .rightArrow, isOpen: pull > 0, join: join
    ) { isPull in
      if !isPull {
        close()
      } else if pull == 0 {
        show()
        isAsked = true
        if strip.width > 0 { open() }
      } else if allowsFullSwipe {
        performFirst()
      }
    }
  }
}

extension View {
  /// Lets the row of a list be pulled aside, which shows buttons at `edge`.
  ///
  /// The pointer drags the row. When it has the focus, the arrow key that points away from the edge
  /// pulls it, and the other one lets it back; Tab leads to the buttons. Where `allowsFullSwipe`,
  /// the row pulled far, or by the key once more, does what the first button does. The first button
  /// is the one nearest to the edge. Where the modifier is used more than once for an edge, all of
  /// the buttons are there, those further in nearer to the edge, and whether a row may be pulled
  /// far is for the innermost to say. A press of the row that is pulled lets it back, and so does
  /// another row that is pulled, pressed or gets the focus. While the list is edited, the pointer
  /// pulls no rows. Nothing changes outside of lists.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
