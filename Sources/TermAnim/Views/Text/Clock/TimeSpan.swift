import Foundation

/// A stretch of time in its greatest units, such as `2 hours, 23 minutes`.
///
/// Months have 30 days, and years 365.
struct TimeSpan {
  typealias Field = Date.ComponentsFormatStyle.Field

  struct Unit {
    let field: Field
    let seconds: Int
    let name: String
    /// The same in short, of one and many alike; nil for those that are written out.
    var shortName: String?

    func text(of count: Int, isShort: Bool) -> String {
      if isShort, let shortName { return "\(count) \(shortName)" }
      return "\(count) \(name)" + (count == 1 ? "" : "s")
    }
  }

  /// All units, the greatest first.
  static let units = [
    Unit(field: .year, seconds: 31_536_000, name: "year"),
    Unit(field: .month, seconds: 2_592_000, name: "month"),
    Unit(field: .week, seconds: 604_800, name: "week"),
    Unit(field: .day, seconds: 86_400, name: "day"),
    Unit(field: .hour, seconds: 3600, name: "hour", shortName: "hr"),
    Unit(field: .minute, seconds: 60, name: "minute", shortName: "min"),
    Unit(field: .second, seconds: 1, name: "second", shortName: "sec"),
  ]

  /// All units but weeks.
  static let usualFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second]

  /// The longest one, in seconds; nobody waits for its end.
  static let most = 1e12

  /// All of it in whole seconds.
  let seconds: Int
  private let units: [Unit]
  private let maxFieldCount: Int

  /// - Parameters:
  ///   - seconds: Rounded down; NaN and less than 0 are none, and more than 10¹² are 10¹².
  ///   - fields: The units that it may be in; seconds where there are none.
  ///   - maxFieldCount: How many units are shown at most; at least one.
  init(_ seconds: Double, in fields: Set<Field> = usualFields, maxFieldCount: Int = 2) {
    self.seconds = seconds > 0 ? Int(min(seconds + TextClock.slack, Self.most)) : 0
    let units = Self.units.filter { fields.contains($0.field) }
    self.units = units.isEmpty ? Self.units.suffix(1) : units
    self.maxFieldCount = max(maxFieldCount, 1)
  }

  /// How many of which units are shown, the greatest first; zeros among them.
  var parts: [(count: Int, unit: Unit)] {
    let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
    var rest = seconds
    return units[first...].prefix(maxFieldCount).map { unit in
      defer { rest %= unit.seconds }
      return (rest / unit.seconds, unit)
    }
  }

  /// The seconds that are shown: without the rest that is too small.
  var shownSeconds: Int { parts.reduce(0) { $0 + $1.count * $1.unit.seconds } }

  func text(isShort: Bool = false) -> String {
    let parts = parts
    let inked = parts.filter { $0.count > 0 }
    return (inked.isEmpty ? parts : inked)
      .map { $0.unit.text(of: $0.count, isShort: isShort) }.joined(separator: ", ")
  }

  /// When another one is shown after `now`, of which this is the distance from `origin`; nil when
  /// that is so far away that nobody waits for it, or nowhere.
  func nextChange(from origin: Date, after now: Date) -> Date? {
    guard Double(seconds) < Self.most else { return nil }
    let next = origin.addingTimeInterval(
      now < origin ? -Double(max(shownSeconds - 1, 0)) : Double(end))
    return next > now ? next : nil
  }

  /// The seconds from which on a longer one is shown.
  private var end: Int {
    let greater = units.last { $0.seconds > seconds }?.seconds ?? .max
    var base = 0
    return parts.reduce(greater) { end, part in
      base += part.count * part.unit.seconds
      return min(end, base + part.unit.seconds)
    }
  }
}
