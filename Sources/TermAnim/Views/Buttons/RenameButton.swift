/// A button that lets something be renamed: it does what `renameAction` around it says.
///
/// Without such an action it cannot be pressed.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == TermAnim.Label<Text, Image> {
  nonisolated public init() {
    label = TermAnim.Label {
      Text(verbatim: "Rename")
    } icon: {
      Image(systemName: "pencil")
    }
  }
}

extension RenameButton: View {
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension EnvironmentValues {
  /// What lets something be renamed; nil where nothing does.
  @Entry public internal(set) var rename: RenameAction?
}

extension View {
  /// Lets rename buttons inside run `action`.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets rename buttons inside give the focus to what is tied to a focus state.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
