import Foundation

/// The settings of a benchmark, which come through the environment.
public enum Settings {
  /// A setting as text; nil when it is not there or empty.
  public static func text(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A setting as a number; nil when it is not there.
  public static func number(_ name: String) throws -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), number.isFinite, number >= 0 else {
      throw BenchmarkError("\(name)=\(text) is not a number from 0 on")
    }
    return number
  }

  /// Runs a benchmark, and ends the process with 2 and a sentence when it cannot run.
  public static func run(_ benchmark: () throws -> Void) {
    do {
      try benchmark()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }
}
