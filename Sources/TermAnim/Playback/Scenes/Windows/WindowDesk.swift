/// The windows of an app: the kinds that there are, and those that are open, from back to front.
@MainActor
struct WindowDesk {
  let kinds: [WindowSource]
  let opened: Binding<[OpenedWindow]>

  /// The windows that are open, but for those whose scenes are gone.
  var windows: [OpenedWindow] {
    opened.wrappedValue.filter { source(of: $0) != nil }
  }

  /// The kind of a window; nil where the scene is gone.
  func source(of window: OpenedWindow) -> WindowSource? {
    kinds.first { $0.key == window.kind }
  }

  /// Opens a window, or closes those before it where it is open already and there is no other of
  /// it.
  ///
  /// Nothing happens where there is no such kind.
  func open(id: String? = nil, value: AnyHashable? = nil, type: ObjectIdentifier? = nil) {
    guard let kind = kind(id: id, type: type) else { return }
    show(kind, value)
  }

  func openSettings() {
    guard let kind = kinds.first(where: \.isSettings) else { return }
    show(kind, nil)
  }

  /// Closes the windows of a kind, and with a value those for it only, with what is in front of
  /// them.
  func close(id: String? = nil, value: AnyHashable? = nil, type: ObjectIdentifier? = nil) {
    guard let kind = kind(id: id, type: type) else { return }
    let windows = windows
    let first = windows.firstIndex {
      $0.kind == kind.key && (value == nil || $0.value == value)
    }
    if let first { opened.wrappedValue = Array(windows[..<first]) }
  }

  /// Opens a window of a kind for a value, or closes those before it.
  func show(_ kind: WindowSource, _ value: AnyHashable?) {
    let windows = windows
    if kind.isSingle || value != nil,
      let known = windows.firstIndex(where: { $0.kind == kind.key && $0.value == value })
    {
      opened.wrappedValue = Array(windows[...known])
    } else if kind.isSingle, kind.isFirst {
      opened.wrappedValue.removeAll()
    } else {
      let id = (windows.map(\.id).max() ?? 0) + 1
      opened.wrappedValue = windows + [OpenedWindow(id: id, kind: kind.key, value: value)]
    }
  }

  /// The kind of that name and for values of that type; by a name alone also one that is for
  /// values.
  private func kind(id: String?, type: ObjectIdentifier?) -> WindowSource? {
    func isCalled(_ source: WindowSource) -> Bool { id == nil || source.id == id }
    return kinds.first { isCalled($0) && $0.valueType == type }
      ?? (type == nil ? kinds.first(where: isCalled) : nil)
  }
}

extension EnvironmentValues {
  /// The windows of the app; nil where there is no other than the one that is shown.
  @Entry var windowDesk: WindowDesk?
}
