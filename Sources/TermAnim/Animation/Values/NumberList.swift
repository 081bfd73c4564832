/// Numbers of a count that is known only when the program runs, as a vector.
///
/// The empty list is zero and adds nothing. Of two lists of different lengths the missing numbers
/// count as 0.
struct NumberList: VectorArithmetic, Sendable {
  private(set) var numbers: [Double]

  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  static var zero: NumberList { NumberList([]) }

  static func + (lhs: NumberList, rhs: NumberList) -> NumberList {
    lhs.combined(with: rhs, +)
  }

  static func - (lhs: NumberList, rhs: NumberList) -> NumberList {
    lhs.combined(with: rhs, -)
  }

  mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double {
    numbers.reduce(0) { $0 + $1 * $1 }
  }

  private func combined(
    with other: NumberList, _ operation: (Double, Double) -> Double
  ) -> NumberList {
    let count = max(numbers.count, other.numbers.count)
    return NumberList(
      (0..<count).map { index in
        operation(
          index < numbers.count ? numbers[index] : 0,
          index < other.numbers.count ? other.numbers[index] : 0)
      })
  }
}
