import Foundation

/// What a row of a list is dragged by: the row goes to the place that the pointer goes to, and back
/// to where it was if the drag is broken off.
struct RowHandle: View {
  /// Moves the row by a number of places, and returns by how many there was room to.
  let move: (Int) -> Int
  /// By how many places the row has been moved since the pointer was pressed.
  @State private var moved = 0
  @GestureState private var isHeld = false
  /// Where the pointer was last, in points of the screen.
  @State private var last: CGFloat?

  var body: some View {
    GeometryReader { proxy in
      Text(verbatim: "\u{2261}")
        .foregroundStyle(.secondary)
        .padding(.trailing, RowMetrics.markInset)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { follow($0.location.y, in: proxy.frame(in: .global)) }
            .onEnded { _ in (last, moved) = (nil, 0) }
        )
        .onChange(of: isHeld) { if !isHeld { putBack() } }
    }
    .frame(width: RowMetrics.mark)
  }

  /// Moves the row after the pointer, but never against its direction: where rows have different
  /// heights, one that has just moved need not lie under it.
  private func follow(_ y: CGFloat, in handle: CGRect) {
    let direction = y - (last ?? y)
    last = y
    let row = handle.insetBy(dx: 0, dy: -RowMetrics.padding)
    if direction > 0, y > row.maxY { moved += move(Self.places(in: y - row.maxY, row.height)) }
    if direction < 0, y < row.minY { moved += move(-Self.places(in: row.minY - y, row.height)) }
  }

  /// Ends a drag that was broken off.
  private func putBack() {
    if moved != 0 { _ = move(-moved) }
    (last, moved) = (nil, 0)
  }

  /// How many rows are begun in a length, if all are as high as this one.
  private static func places(in length: CGFloat, _ height: CGFloat) -> Int {
    Int(min((length / max(height, 1)).rounded(.up), 1e6))
  }
}
