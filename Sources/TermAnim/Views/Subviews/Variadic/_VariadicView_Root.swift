// swift-format-ignore: NoLeadingUnderscores
/// What makes something of the views that a view resolves to.
public protocol _VariadicView_Root {}

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

// swift-format-ignore: NoLeadingUnderscores
/// What makes one view of the views that another resolves to.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

// swift-format-ignore: NoLeadingUnderscores
/// What makes as many views as it likes of the views that another resolves to.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
