/// Why a benchmark cannot run; the description says what to do.
public struct BenchmarkError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
