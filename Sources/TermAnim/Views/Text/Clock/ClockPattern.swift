import Foundation

/// How a stopwatch writes an amount of time: `1:05`, `01:02:05.50`, or in words where there is one
/// field only, `23 minutes`.
struct ClockPattern: Hashable, Sendable, Codable {
  private enum Field: Int {
    case hours
    case minutes
    case seconds
    case fraction

    /// The seconds in one of it; a fraction has as many as it has places.
    var seconds: Double { [3600, 60, 1, 0][rawValue] }
    var name: String { ["hour", "minute", "second", ""][rawValue] }
  }

  /// Whether hours are shown as such where there are any, or as minutes.
  private let showsHours: Bool
  private let maxFieldCount: Int
  /// The number of the smallest field.
  private let smallest: Int
  /// How many places of a second are shown, from 0 to 3.
  private let places: Int
  /// Whether the first field has two digits, too.
  private let isPadded: Bool

  /// - Parameters:
  ///   - showsHours: False shows more than 59 minutes as minutes.
  ///   - maxFieldCount: How many fields are shown at most, the greatest first; at least one.
  ///   - maxPrecision: What the smallest field counts: an hour, a minute, a second, a tenth, a
  ///     hundredth or a thousandth, whichever is the greatest that is not more than this, or else a
  ///     thousandth.
  ///   - isPadded: Whether the first field has two digits, too.
  init(
    showsHours: Bool, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1),
    isPadded: Bool = false
  ) {
    (self.showsHours, self.maxFieldCount) = (showsHours, max(maxFieldCount, 1))
    self.isPadded = isPadded
    let fields = [Duration.seconds(3600), .seconds(60), .seconds(1)]
    let parts = [Duration.seconds(1), .milliseconds(100), .milliseconds(10)]
    smallest = fields.firstIndex { maxPrecision >= $0 } ?? Field.fraction.rawValue
    places = parts.firstIndex { maxPrecision >= $0 } ?? 3
  }

  /// The seconds that the smallest field counts in.
  var finestStep: Double { seconds(of: Field(rawValue: smallest) ?? .seconds) }

  /// The seconds that pass from one text to the next while `seconds` are shown.
  func step(of seconds: Double) -> Double {
    fields(of: seconds).last.map(self.seconds(of:)) ?? 1
  }

  /// What is shown of `seconds`, rounded down; what is less than 0 and NaN are no time.
  func text(of seconds: Double) -> String {
    let fields = fields(of: seconds)
    let step = step(of: seconds)
    let count = seconds > 0 ? Int(min((seconds + TextClock.slack) / step, 1e15)) : 0
    let perSecond = Int((1 / min(step, 1)).rounded())
    let whole = count * Int(max(step, 1)) / perSecond
    let numbers = fields.filter { $0 != .fraction }.map { number(of: $0, in: whole, among: fields) }
    if numbers.count == 1, let field = fields.first {
      return "\(numbers[0]) \(field.name)" + (numbers[0] == 1 ? "" : "s")
    }
    let clock = numbers.enumerated().map { index, number in
      digits(number, index > 0 || isPadded && fields.contains(.seconds) ? 2 : 1)
    }
    let fraction = fields.contains(.fraction) ? "." + digits(count % perSecond, places) : ""
    return clock.joined(separator: ":") + fraction
  }

  /// The fields that are shown of an amount of time.
  private func fields(of seconds: Double) -> [Field] {
    let seconds = seconds + TextClock.slack
    let greatest: Field =
      showsHours && seconds >= 3600
      ? .hours : seconds >= 60 || maxFieldCount > 1 ? .minutes : .seconds
    let first = min(greatest.rawValue, smallest)
    return (first...smallest).prefix(maxFieldCount).compactMap(Field.init)
  }

  private func seconds(of field: Field) -> Double {
    field == .fraction ? pow(10, -Double(places)) : field.seconds
  }

  /// How many of a field there are beside those that are greater and shown.
  private func number(of field: Field, in whole: Int, among fields: [Field]) -> Int {
    let count = whole / Int(field.seconds)
    return field == fields.first ? count : count % 60
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
