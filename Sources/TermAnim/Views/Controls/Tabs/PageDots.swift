/// A dot for each page, the one that shows being brighter.
struct PageDots: View {
  let count: Int
  let index: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { page in
        Circle()
          .fill(.primary)
          .opacity(page == index ? 1 : 0.3)
          .frame(width: 8, height: 8)
      }
    }
    .opacity(count > 1 ? 1 : 0)
  }
}
