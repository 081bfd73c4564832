public import Foundation

extension RunLoop {
  /// A date, as run loops schedule by it.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(stride.timeInterval))
    }
  }
}
