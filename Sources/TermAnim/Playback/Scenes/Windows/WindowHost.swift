/// The window that an app begins with, and in front of it those that are opened, each on all of the
/// screen.
struct WindowHost: View {
  let first: AnyView
  let kinds: [WindowSource]
  @State private var opened: [OpenedWindow] = []

  var body: some View {
    let desk = WindowDesk(kinds: kinds, opened: $opened)
    VStack { first }
      .modifier(CommandsModifier(commands: AnyView(shortcuts(desk))))
      .modifier(WindowsInFront(desk: desk, count: 0))
      .environment(\.windowDesk, desk)
      .onChange(of: kinds.map(\.key)) { opened = desk.windows }
  }
}

extension WindowHost {
  /// Buttons that open windows by their shortcuts.
  private func shortcuts(_ desk: WindowDesk) -> some View {
    ForEach(Array(kinds.enumerated()), id: \.offset) { _, kind in
      if let shortcut = kind.shortcut {
        Button("Open") { desk.show(kind, nil) }.keyboardShortcut(shortcut)
      }
    }
  }
}

/// What shows the windows in front of the one that it is given.
private struct WindowsInFront: ViewModifier {
  let desk: WindowDesk
  /// How many windows are behind those.
  let count: Int

  func body(content: Content) -> some View {
    content.fullScreenCover(item: next) { window in
      AnyView(
        VStack { desk.source(of: window)?.view(window.value) }
          .modifier(WindowUndo())
          .modifier(WindowsInFront(desk: desk, count: count + 1)))
    }
  }

  private var next: Binding<OpenedWindow?> {
    Binding {
      desk.windows.dropFirst(count).first
    } set: { window in
      guard window == nil, desk.windows.count > count else { return }
      desk.opened.wrappedValue = Array(desk.windows.prefix(count))
    }
  }
}

/// What gives a window an undo manager of its own.
private struct WindowUndo: ViewModifier {
  @State private var undoManager = UndoManager()

  func body(content: Content) -> some View {
    content
      .modifier(UndoScopeModifier())
      .environment(\.undoManager, undoManager)
  }
}
