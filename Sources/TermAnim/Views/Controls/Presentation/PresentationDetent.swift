public import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
  }

  let height: Height

  public static let medium = fraction(0.5)
  public static let large = fraction(1)

  /// A share of the height there is; clamped to 0...1, NaN is 0.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction > 0 ? min(fraction, 1) : 0))
  }

  /// A height in points; what is not positive is 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height > 0 ? height : 0))
  }
}

/// The height that a sheet's content asks for, which goes up to its panel.
enum PresentationDetentKey: PreferenceKey {
  static var defaultValue: PresentationDetent? { nil }

  static func reduce(value: inout PresentationDetent?, nextValue: () -> PresentationDetent?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// How high the sheet that the view is in may be; it has the least of the heights.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    preference(key: PresentationDetentKey.self, value: detents.least)
  }

  /// How high the sheet that the view is in may be; it has the height that is chosen.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    preference(key: PresentationDetentKey.self, value: selection.wrappedValue)
  }
}

extension Set<PresentationDetent> {
  fileprivate var least: PresentationDetent? {
    self.min { one, other in
      switch (one.height, other.height) {
      case (.fraction(let one), .fraction(let other)): one < other
      case (.points(let one), .points(let other)): one < other
      case (.points, .fraction): true
      case (.fraction, .points): false
      }
    }
  }
}
