// swift-format-ignore: NoLeadingUnderscores
/// What makes as many views as it likes of the views that another resolves to.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
