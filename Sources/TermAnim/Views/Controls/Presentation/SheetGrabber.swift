/// The bar at the upper edge of a sheet by which it is pulled.
///
/// A press goes on to the next height and from the last one to the first, arrow keys to a higher
/// or lower one.
struct SheetGrabber: View {
  let index: Int
  let count: Int
  let select: (Int) -> Void
  @State private var isFocused = false

  var body: some View {
    if count > 1 {
      let handler = SheetGrabberHandler(
        index: index, count: count, isFocused: $isFocused, select: select)
      bar
        .contentShape(Rectangle())
        .onTapGesture(perform: handler.activate)
        .modifier(ControlModifier(handler: handler, showsFocusRing: false))
    } else {
      bar
    }
  }

  private var bar: some View {
    Capsule()
      .fill(isFocused ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(ControlColor.pressedTrack))
      .frame(width: 36, height: 4)
      .padding(.top, 4)
      .frame(maxWidth: .infinity)
  }
}
