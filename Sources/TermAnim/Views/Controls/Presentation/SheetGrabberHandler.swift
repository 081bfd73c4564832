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
