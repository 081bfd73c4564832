/// A dot for each page, the one that shows being brighter.
struct PageDots: View {
  let count: Int
  let index: Int
  @Environment(\.indexViewAppearance) private var appearance

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { page in
        Circle()
          .fill(style(isCurrent: page == index))
          .frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, appearance.hasGround ? 8 : 0)
    .padding(.vertical, appearance.hasGround ? 4 : 0)
    .background { if appearance.hasGround { Capsule().fill(.quaternary) } }
    .opacity(count > 1 ? 1 : 0)
  }

  private func style(isCurrent: Bool) -> AnyShapeStyle {
    let look = UIPageControl.appearance()
    let color = isCurrent ? look.currentPageIndicatorTintColor : look.pageIndicatorTintColor
    return color.map { AnyShapeStyle(Color($0)) }
      ?? AnyShapeStyle(.primary.opacity(isCurrent ? 1 : 0.3))
  }
}
