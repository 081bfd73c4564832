/// Tells views when the pointer comes and goes.
@MainActor
struct HoverTracker {
  private var elements = WeakList<HoverElement>()

  mutating func add(_ element: HoverElement) {
    elements.append(element)
  }

  /// Whether some view wants to know where the pointer is although it is not pressed.
  var isWanted: Bool { !elements.objects.isEmpty }

  /// Takes note of where the pointer is, and says whether a view was told; `path` is what lies
  /// under it, and only asked for when a view wants to know.
  func pointerMoved(_ event: GestureEvent, path: () -> [any Pressable]) -> Bool {
    let elements = elements.objects
    guard !elements.isEmpty else { return false }
    let under = path()
    var isTold = false
    for element in elements {
      if under.contains(where: { $0 === element }) {
        element.pointerMoved(event)
        isTold = true
      } else {
        isTold = element.pointerLeft() || isTold
      }
    }
    return isTold
  }
}
