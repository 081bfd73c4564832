/// The windows of an app: the kinds that there are, and those that are open, from back to front.
@MainActor
struct WindowDesk {
  let kinds: [WindowSource]
  let opened: Binding<[OpenedWindow]>

  /// Opens a window, or closes those before it where it is open already and there is no other of
  /// it.
  ///
  /// Nothing happens where there is no such kind.
  func open(id: String? = nil, value: AnyHashable? = nil, type: ObjectIdentifier? = nil) {
    guard let kind = kind(id: id, type: type) else { return }
    show(kind, value)
  }

  func openSettings() {
    guard let kind = kinds.firstIndex(where: \.isSettings) else { return }
    show(kind, nil)
  }

  /// Closes the windows of a kind, and with a value those for it only, with what is in front of
  /// them.
  func close(id: String? = nil, value: AnyHashable? = nil, type: ObjectIdentifier? = nil) {
    guard let kind = kind(id: id, type: type) else { return }
    let first = opened.wrappedValue.firstIndex {
      $0.kind == kind && (value == nil || $0.value == value)
    }
    if let first { opened.wrappedValue.removeSubrange(first...) }
  }

  /// Opens a window of a kind for a value, or closes those before it.
  func show(_ kind: Int, _ value: AnyHashable?) {
    let windows = opened.wrappedValue
    let source = kinds[kind]
    if source.isSingle || value != nil,
      let known = windows.firstIndex(where: { $0.kind == kind && $0.value == value })
    {
      opened.wrappedValue.removeSubrange((known + 1)...)
    } else if source.isSingle, source.isFirst {
      opened.wrappedValue.removeAll()
    } else {
      let id = (windows.map(\.id).max() ?? 0) + 1
      opened.wrappedValue.append(OpenedWindow(id: id, kind: kind, value: value))
    }
  }

  /// The kind of that name and for values of that type; by a name alone also one that is for
  /// values.
  private func kind(id: String?, type: ObjectIdentifier?) -> Int? {
    func isCalled(_ source: WindowSource) -> Bool { id == nil || source.id == id }
    return kinds.firstIndex { isCalled($0) && $0.valueType == type }
      ?? (type == nil ? kinds.firstIndex(where: isCalled) : nil)
  }
}

extension EnvironmentValues {
  /// The windows of the app; nil where there is no other than the one that is shown.
  @Entry var windowDesk: WindowDesk?
}
