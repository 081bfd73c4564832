/// A button that lets lists be edited, and ends that.
public struct EditButton {
  @Environment(\.editMode) private var mode

  nonisolated public init() {}
}

extension EditButton: View {
  public var body: some View {
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }

  private var isEditing: Bool { mode?.wrappedValue.isEditing ?? false }
}
