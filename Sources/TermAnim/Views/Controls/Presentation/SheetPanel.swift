import Foundation

/// The panel of a sheet: as wide as the screen but for a margin, from the lower edge; as high as
/// its content asks for, or else almost as the screen.
struct SheetPanel<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var detents: Set<PresentationDetent> = []
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { geometry in
      content
        .fillsRoom()
        .environment(\.isOnPanel, true)
        .onPreferenceChange(PresentationDetentKey.self) { change(to: $0) }
        .backgroundPreferenceValue(PresentationGroundKey.self) { ground in
          if let ground { ground } else { Rectangle().fill(ControlColor.panel) }
        }
        .modifier(
          ClipModifier(shape: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
        )
        .frame(height: height(within: geometry.size.height))
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .padding(.horizontal, 16)
    .padding(.top, 16)
  }

  /// Moves from one height to another; at first there is none to move from.
  private func change(to detents: Set<PresentationDetent>) {
    if self.detents.isEmpty {
      self.detents = detents
    } else {
      withAnimation(PresentationStyle.rising) { self.detents = detents }
    }
  }

  /// In points, in a room of `room`; the least of those asked for, or else all of it.
  private func height(within room: CGFloat) -> CGFloat {
    let context = PresentationDetent.Context(maxDetentValue: room, environment: environment)
    return detents.compactMap { context.height(of: $0) }.min() ?? room
  }
}
