/// A fainter form of another style.
struct OpacityShapeStyle<Base: Sendable>: Sendable {
  typealias Resolved = Never

  let base: Base
  let opacity: Double
}

extension OpacityShapeStyle: ShapeStyle, PrimitiveShapeStyle where Base: ShapeStyle {
  var isForegroundDependent: Bool { base.isForegroundDependent }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    base.paint(in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// A fainter form of the style, for what is read second.
  public var secondary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.secondary.opacity)
  }

  /// A fainter form of the style, for what is read third.
  public var tertiary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.tertiary.opacity)
  }

  /// A fainter form of the style, for what is read fourth.
  public var quaternary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.quaternary.opacity)
  }

  /// A fainter form of the style, for what is read last.
  public var quinary: some ShapeStyle {
    opacity(HierarchicalShapeStyle.quinary.opacity)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by `opacity`.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity))
  }
}
