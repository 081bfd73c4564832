/// A way to paint the inside of a shape.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// What the style is where the environment is `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never asked for: the graph knows how to paint such a style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style")
  }
}

extension ShapeStyle {
  /// What there is to paint where the environment is `environment`.
  func paint(in environment: EnvironmentValues) -> StylePaint {
    if let primitive = self as? any PrimitiveShapeStyle {
      return primitive.primitivePaint(in: environment)
    }
    return Resolved.self == Never.self
      ? .color(.clear) : resolve(in: environment).paint(in: environment)
  }
}

extension Never: ShapeStyle {}
