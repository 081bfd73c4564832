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

/// Gives a sheet another height by keys.
nonisolated struct SheetGrabberHandler: ControlHandler {
  let index: Int
  let count: Int
  let isFocused: Binding<Bool>
  let select: (Int) -> Void

  // Presses are those of gestures, as the sheet is pulled by its bar, too.
  var takesPresses: Bool { false }

  @MainActor
  func press(_ press: Press, in size: CGSize) {}

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    switch key.key {
    case .upArrow: select(min(index + 1, count - 1))
    case .downArrow: select(max(index - 1, 0))
    case .return, .space: activate()
    default: return false
    }
    return true
  }

  @MainActor
  func activate() { select((index + 1) % count) }

  @MainActor
  func focus(_ isFocused: Bool) { self.isFocused.wrappedValue = isFocused }
}
