import Foundation

/// The room between the label of a button and the edge of its plate, which is as wide as high if it
/// is a circle.
nonisolated struct PlatePadding: ViewModifier {
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  @MainActor
  func body(content: Content) -> some View {
    if shape.isCircle {
      SquareLayout { content.padding(size.platePadding.top) }
    } else {
      content
        .frame(maxWidth: sizing.isFlexible ? .infinity : nil)
        .pixelPadding(size.platePadding)
    }
  }
}
