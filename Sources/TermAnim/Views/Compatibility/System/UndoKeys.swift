/// Lets keys undo, and do again, in the window of a manager; nil is none, and nothing behind is undone.
struct UndoKeys: ViewModifier {
  let manager: UndoManager?

  func body(content: Content) -> some View {
    content.onKeyPress(phases: [.down, .repeat]) { key in
      guard let command = UndoCommand(key) else { return .ignored }
      if let manager { _ = command.perform(by: manager) }
      return .handled
    }
  }
}
