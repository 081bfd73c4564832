// swift-format-ignore: NoLeadingUnderscores
/// What makes a view of the views that another resolves to.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  typealias Children = _VariadicView_Children

  /// What becomes of the views.
  @ViewBuilder @MainActor @preconcurrency
  func body(children: Children) -> Body
}
