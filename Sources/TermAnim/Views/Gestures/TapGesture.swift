/// One or several taps.
///
/// A press is a tap however long it lasts, unless it is moved further than 18 points or something
/// else waits for a long press. Taps belong together when they follow within 0.35 seconds
/// and 40 points.
public struct TapGesture {
  /// How many taps are waited for; fewer than 1 count as 1.
  public var count: Int

  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  public typealias Value = Void

  public var body: some Gesture<Void> {
    SpatialTapGesture(count: count).map { _ in }
  }
}
