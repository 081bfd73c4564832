// swift-format-ignore: NoLeadingUnderscores
/// What makes something of the views that a view resolves to.
public protocol _VariadicView_Root {}
