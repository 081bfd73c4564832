public import Foundation

/// A height of sheets that a program works out by itself.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where a sheet cannot have it.
  @MainActor @preconcurrency
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What is around a sheet whose height is worked out.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the highest sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the sheet.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: keyPath]
    }

    /// The height of a detent, in points; at most the highest, nil where a sheet cannot have it.
    ///
    /// Shares of the height are whole rows of cells, as far as there is room, so that text on the
    /// sheet stands in them.
    @MainActor
    func height(of detent: PresentationDetent) -> CGFloat? {
      switch detent.height {
      case .fraction(let fraction): rows(nearestTo: maxDetentValue * fraction)
      case .points(let points): min(points, maxDetentValue)
      case .custom(let custom):
        custom.height(self).flatMap { $0 >= 0 ? min($0, maxDetentValue) : nil }
      }
    }

    private func rows(nearestTo height: CGFloat) -> CGFloat {
      let rows = GridUnit.cell.nearest(
        to: CGPoint(x: 0, y: height), pixelsPerPoint: environment.pixelsPerPoint)
      return min(rows.y, maxDetentValue)
    }
  }
}
