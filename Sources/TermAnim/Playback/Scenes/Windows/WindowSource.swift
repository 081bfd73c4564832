/// A kind of window that an app has, and that may be opened while another window is shown.
struct WindowSource {
  /// What tells a kind from others, whichever scenes an app has at the moment.
  struct Key: Hashable {
    let id: String?
    let valueType: ObjectIdentifier?
    let isSettings: Bool
    /// Of a kind that nothing else can ask for.
    let shortcut: KeyboardShortcut?
  }

  /// The name that windows are opened by; nil is none.
  var id: String?
  /// The type of the values that windows are opened for; nil for those of no value.
  var valueType: ObjectIdentifier?
  /// Whether these are the settings of the app.
  var isSettings = false
  /// Whether there is one window of the kind at most.
  var isSingle = false
  /// Whether the app begins with it.
  var isFirst = true
  /// What opens a window while that is shown which the app begins with; nil is nothing.
  var shortcut: KeyboardShortcut?
  /// What a window shows for a value; nil is no value.
  var view: @MainActor (AnyHashable?) -> AnyView

  /// Whether anything in an app can ask for another window of the kind.
  var canBeAskedFor: Bool { id != nil || valueType != nil || isSettings || shortcut != nil }

  var key: Key {
    let isNameless = id == nil && valueType == nil && !isSettings
    return Key(
      id: id, valueType: valueType, isSettings: isSettings, shortcut: isNameless ? shortcut : nil)
  }

  /// The kind with its windows as `change` makes them.
  func mapView(_ change: @escaping @MainActor (AnyView) -> AnyView) -> WindowSource {
    var result = self
    result.view = { [view] value in change(view(value)) }
    return result
  }
}
