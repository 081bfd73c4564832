/// Whether what is shown can be edited.
public enum EditMode: Hashable, Sendable {
  /// It cannot.
  case inactive
  /// It can for the moment.
  case transient
  /// It can.
  case active

  /// Whether it can.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether lists can be edited; every screen, every page of a navigation, and every panel
  /// has a mode of its own.
  @Entry public var editMode: Binding<EditMode>?

  /// Whether the view is in a list that can be edited now.
  var isEditingList: Bool {
    isInList && editMode?.wrappedValue.isEditing == true
  }
}
