import Foundation

/// The panel of a sheet: as wide as the screen but for a margin, from the lower edge; as high as its
/// content asks for, or else almost as the screen.
struct SheetPanel<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var detent: PresentationDetent?

  var body: some View {
    GeometryReader { geometry in
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPreferenceChange(PresentationDetentKey.self) { detent = $0 }
        .backgroundPreferenceValue(PresentationGroundKey.self) { ground in
          if let ground { ground } else { Rectangle().fill(ControlColor.panel) }
        }
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
        .frame(height: height(within: geometry.size.height))
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .padding(.horizontal, 16)
    .padding(.top, 16)
  }

  /// In points, in a room of `room`; whole pixels of 4 points, so that the edge is crisp.
  private func height(within room: CGFloat) -> CGFloat {
    switch detent?.height {
    case nil: room
    case .fraction(let fraction): (room * fraction / 4).rounded() * 4
    case .points(let points): min(points, room)
    }
  }
}
