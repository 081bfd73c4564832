public import Foundation

/// The outline of buttons that have a plate.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Outline: Equatable {
    case capsule
    case rounded(radius: CGFloat)
    case circle
  }

  private let outline: Outline

  /// Corners of 8 points.
  public static let automatic = roundedRectangle
  public static let capsule = ButtonBorderShape(outline: .capsule)
  public static let roundedRectangle = roundedRectangle(radius: 8)
  public static let circle = ButtonBorderShape(outline: .circle)

  /// Corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(radius: radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    switch outline {
    case .capsule: Capsule().path(in: rect)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(shape: self, amount: amount)
  }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }
}

extension View {
  /// Sets the outline of the buttons of the view that have a plate.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
