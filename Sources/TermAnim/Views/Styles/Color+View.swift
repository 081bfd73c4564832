extension Color: View, PrimitiveView, ShapeStyleView {
  public typealias Body = Never
}
