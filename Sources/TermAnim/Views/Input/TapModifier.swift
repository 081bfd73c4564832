import Foundation

/// The modifier of `onTapGesture`.
nonisolated struct TapModifier: ElementModifier {
  let count: Int
  let coordinateSpace: CoordinateSpace
  let action: (CGPoint) -> Void

  @MainActor
  func makeElement(
    around content: Element, in inputs: ViewInputs
  ) -> GestureElement<EndedGesture<SpatialTapGesture>> {
    GestureElement(gesture, around: content, in: inputs)
  }

  @MainActor
  func update(
    _ element: GestureElement<EndedGesture<SpatialTapGesture>>, in inputs: ViewInputs
  ) {
    element.update(to: gesture, in: inputs)
  }

  private var gesture: GestureModifier<EndedGesture<SpatialTapGesture>> {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return GestureModifier(
      gesture: tap.onEnded { action($0.location) }, priority: .normal, mask: .all)
  }
}
