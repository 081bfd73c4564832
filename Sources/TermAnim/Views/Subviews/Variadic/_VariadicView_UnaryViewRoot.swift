// swift-format-ignore: NoLeadingUnderscores
/// What makes one view of the views that another resolves to.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
