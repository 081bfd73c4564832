import Foundation

/// A scene of one kind of window, which here is the whole terminal.
///
/// A terminal has no place for titles. `openWindow` opens windows by their identifier or value.
public struct WindowGroup<Content: View>: RootScene {
  private let id: String?
  private let content: Content

  init(named id: String?, content: Content) {
    (self.id, self.content) = (id, content)
  }

  /// A window that shows `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(named: nil, content: content())
  }

  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(named: id, content: content())
  }

  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(named: id, content: content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(named: id, content: content())
  }

  /// A window that shows what `makeContent` makes.
  @_disfavoredOverload
  public init(makeContent: @escaping () -> Content) {
    self.init(named: nil, content: makeContent())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, makeContent: @escaping () -> Content) {
    self.init(makeContent: makeContent)
  }

  @_disfavoredOverload
  public init(_ title: Text, makeContent: @escaping () -> Content) {
    self.init(makeContent: makeContent)
  }

  @_disfavoredOverload
  public init(id: String, makeContent: @escaping () -> Content) {
    self.init(named: id, content: makeContent())
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, makeContent: @escaping () -> Content
  ) {
    self.init(named: id, content: makeContent())
  }

  @_disfavoredOverload
  public init(_ title: Text, id: String, makeContent: @escaping () -> Content) {
    self.init(named: id, content: makeContent())
  }

  var root: AnyView { AnyView(content) }

  var windows: [WindowSource] {
    let content = content
    guard let valued = content as? any ValuedWindowContent else {
      return [WindowSource(id: id) { _ in AnyView(content) }]
    }
    return [
      WindowSource(id: id, valueType: valued.valueType) { value in
        value.flatMap(valued.view(for:)) ?? AnyView(content)
      }
    ]
  }
}
