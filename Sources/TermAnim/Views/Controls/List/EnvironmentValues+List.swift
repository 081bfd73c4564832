public import Foundation

extension EnvironmentValues {
  /// The least height of rows of lists, in points; 0 unless it is set.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  private enum LeastRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }
}
