import Foundation

/// The panel of a sheet: as wide as the screen but for a margin, from the lower edge; as high as
/// its content asks for, or else almost as the screen.
///
/// A hand pulls it from one height to another, and down to close it; what is in it may want the
/// pull for itself, as a list does that scrolls.
struct SheetPanel<Content: View>: View {
  let close: () -> Void
  @ViewBuilder let content: Content
  @State private var detents = SheetDetents()
  /// What the program has chosen, or a hand.
  @State private var chosen: PresentationDetent?
  @State private var isHeld = false
  @State private var indicator = Visibility.automatic
  /// Nil until the content has been asked.
  @State private var background: PresentationBackgroundInteraction?
  @State private var cornerRadius: CGFloat?
  /// How far the panel is pulled down from where it rests, in points.
  @GestureState(resetTransaction: Transaction(animation: PresentationStyle.rising))
  private var pull: CGFloat = 0
  @Environment(\.self) private var environment
  @Environment(\.pageMotion) private var motion

  var body: some View {
    GeometryReader { geometry in
      let context = PresentationDetent.Context(
        maxDetentValue: geometry.size.height, environment: environment)
      let heights = SheetHeights(detents.all, in: context)
      let index = heights.index(of: chosen, in: context)
      let place = heights.place(from: index, pulled: pull, isHeld: isHeld)
      VStack(spacing: 0) {
        if indicator == .visible || indicator == .automatic && heights.all.count > 1 {
          SheetGrabber(index: index, count: heights.all.count) {
            select($0, of: heights, from: index)
          }
        }
        content
          .fillsRoom()
      }
      .environment(\.isOnPanel, true)
      .onPreferenceChange(SheetDetentsKey.self) { change(to: $0) }
      .onPreferenceChange(PresentationIsHeldKey.self) { isHeld = $0 }
      .onPreferenceChange(SheetIndicatorKey.self) { indicator = $0 }
      .onPreferenceChange(BackgroundInteractionKey.self) { background = $0 }
      .onPreferenceChange(SheetCornerRadiusKey.self) { cornerRadius = $0 }
      .backgroundPreferenceValue(PresentationGroundKey.self) { ground in
        Group { if let ground { ground } else { Rectangle().fill(ControlColor.panel) } }
          .modifier(CellClearingEffect())
      }
      .clipShape(outline)
      .gesture(drag(heights, from: index))
      .frame(height: place.height)
      .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { motion?.grow(into: $0) }
      .offset(y: place.drop)
      .frame(maxHeight: .infinity, alignment: .bottom)
      .preference(
        key: LeavesBackgroundKey.self, value: leavesBackground(at: heights.all[index], in: context))
    }
    .padding(.horizontal, 16)
    .padding(.top, 16)
  }

  private var outline: some Shape {
    let radius = cornerRadius ?? 16
    return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
  }

  /// Whether what is behind can be used while the panel rests at `height`; nil while not known.
  private func leavesBackground(
    at height: SheetHeights.Height, in context: PresentationDetent.Context
  ) -> Bool? {
    switch background?.kind {
    case nil: nil
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): context.height(of: detent).map { height.length <= $0 } ?? false
    }
  }

  /// Follows the pointer on the screen, as the panel goes with it.
  private func drag(_ heights: SheetHeights, from index: Int) -> some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($pull) { value, pull, _ in pull = value.translation.height }
      .onEnded { value in
        let way = value.predictedEndTranslation.height
        if let target = heights.target(from: index, pulled: way, isHeld: isHeld) {
          select(target, of: heights, from: index)
        } else {
          close()
        }
      }
  }

  /// Goes to another height, and lets the program know.
  private func select(_ target: Int, of heights: SheetHeights, from index: Int) {
    guard target != index else { return }
    let detent = heights.all[target].detent
    withAnimation(PresentationStyle.rising) {
      detents.selection?.wrappedValue = detent
      chosen = detents.selection?.wrappedValue ?? detent
    }
  }

  /// Moves from one height to another; at first there is none to move from.
  private func change(to detents: SheetDetents) {
    withAnimation(self.detents.all.isEmpty ? nil : PresentationStyle.rising) {
      self.detents = detents
      if let chosen = detents.chosen { self.chosen = chosen }
    }
  }
}
