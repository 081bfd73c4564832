public import Foundation

extension EnvironmentValues {
  /// The least height of rows of lists, headers and footers included, in points; 0 unless it is
  /// set, and for what is negative, NaN or infinite.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }

  private enum LeastRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }
}
