import Foundation

/// A dot for each page, the one that shows being brighter.
struct PageDots: View {
  /// Of a dot and between two, in points.
  nonisolated private static let length: CGFloat = 8
  /// Below the dots, with room for the ring of the focus, in points.
  nonisolated private static let margin: CGFloat = 12

  let count: Int
  let index: Int
  let hasGround: Bool

  var body: some View {
    HStack(spacing: Self.length) {
      ForEach(0..<count, id: \.self) { page in
        Circle()
          .fill(style(isCurrent: page == index))
          .frame(width: Self.length, height: Self.length)
      }
    }
    .padding(.horizontal, padding.width)
    .padding(.vertical, padding.height)
    .background { if hasGround { Capsule().fill(.quaternary) } }
    .padding(.bottom, Self.margin)
    .opacity(count > 1 ? 1 : 0)
  }

  /// Where the dots are on pages of a size.
  nonisolated func place(in size: CGSize) -> CGRect {
    let width = CGFloat(max(2 * count - 1, 0)) * Self.length + 2 * padding.width
    let height = Self.length + 2 * padding.height
    return CGRect(
      x: (size.width - width) / 2, y: size.height - height - Self.margin, width: width,
      height: height)
  }

  /// Between the dots and the edge of their ground.
  nonisolated private var padding: CGSize { hasGround ? CGSize(width: 8, height: 4) : .zero }

  private func style(isCurrent: Bool) -> AnyShapeStyle {
    let look = UIPageControl.appearance()
    let color = isCurrent ? look.currentPageIndicatorTintColor : look.pageIndicatorTintColor
    return color.map { AnyShapeStyle(Color($0)) }
      ?? AnyShapeStyle(.primary.opacity(isCurrent ? 1 : 0.4))
  }
}
