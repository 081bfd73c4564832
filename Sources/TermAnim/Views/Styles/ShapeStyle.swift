/// A way to paint the inside of a shape.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// What the style is where the environment is `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What there is to paint where the environment is `environment`.
  ///
  /// For the library alone, whose own styles know what they paint. A requirement for the reason
  /// that a view's node is one: the compiler then knows which styles do.
  func makePaint(in environment: EnvironmentValues) -> AnyPaint

  /// Whether what is painted may depend on the foreground style around.
  ///
  /// For the library alone, whose own styles know.
  var isForegroundDependent: Bool { get }
}

extension ShapeStyle where Resolved == Never {
  /// Never asked for: the graph knows how to paint such a style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style")
  }
}

extension ShapeStyle {
  /// Paints what the style resolves to, and nothing where that is never known.
  public func makePaint(in environment: EnvironmentValues) -> AnyPaint {
    Resolved.self == Never.self
      ? AnyPaint(.color(.clear)) : resolve(in: environment).makePaint(in: environment)
  }

  /// Whether the style resolves to another, which may be the foreground style.
  public var isForegroundDependent: Bool { Resolved.self != Never.self }

  /// What there is to paint where the environment is `environment`.
  func paint(in environment: EnvironmentValues) -> StylePaint {
    makePaint(in: environment).paint
  }
}

extension Never: ShapeStyle {}
