/// Windows that are opened with a value.
extension WindowGroup {
  /// A window that shows what `content` makes of its value, which is nil at first.
  private init<D: Codable & Hashable, C: View>(
    named id: String? = nil, for type: D.Type, showing content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: id, content: PresentedWindowContent(nil, content: content))
  }

  /// A window for a value, which is nil in the window that an app begins with.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: id, for: type, showing: content)
  }

  public init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, showing: content)
  }

  public init<Title: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: Title, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: id, for: type, showing: content)
  }

  public init<Title: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: Title, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, showing: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: id, for: type, showing: content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, showing: content)
  }

  private init<D: Codable & Hashable, C: View>(
    named id: String?, showing content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let first = defaultValue()
    self.init(
      named: id, content: PresentedWindowContent(first) { content($0[default: first]) })
  }

  /// A window for a value, which is `defaultValue` in the window that an app begins with.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: nil, showing: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: id, showing: content, defaultValue: defaultValue)
  }

  public init<Title: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: Title, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: nil, showing: content, defaultValue: defaultValue)
  }

  public init<Title: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: Title, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: id, showing: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: nil, showing: content, defaultValue: defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(named: id, showing: content, defaultValue: defaultValue)
  }
}

extension Binding {
  /// A binding to the value that there is, or else to `value`.
  fileprivate subscript<Wrapped>(default value: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    let location = location
    return part(
      ClosureLocation(get: { location.read() ?? value }) { new, transaction in
        location.write(new, transaction: transaction)
      })
  }
}
