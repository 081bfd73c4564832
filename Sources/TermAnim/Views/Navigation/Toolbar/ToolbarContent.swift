/// Items of a toolbar: those of the library, or what a program makes of them.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// What the items are made of.
  ///
  /// Asked for when the toolbar appears and whenever something it read has changed; properties such
  /// as `@Binding` and `@Environment` are connected as those of a view are.
  @ToolbarContentBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes the view that shows the items in their places.
  ///
  /// For the library alone, whose own kinds of items have no body.
  @MainActor @preconcurrency
  static func makeView(of content: Self) -> AnyView
}

extension ToolbarContent {
  /// Makes the view of items that are made of others.
  @MainActor @preconcurrency
  public static func makeView(of content: Self) -> AnyView {
    AnyView(OwnerView(content) { Body.makeView(of: $0.body) })
  }
}

extension ToolbarContent where Body == Never {
  /// Never asked for: the library knows what such items show.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: ToolbarContent {}

extension ToolbarContent {
  /// The items as they are: in a terminal they have no ground to share.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    self
  }
}
