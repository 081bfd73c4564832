/// A control sequence (ECMA-48 section 5.4) taken apart: `CSI ? 1 ; 2:3 $ y`.
struct ControlSequence: Hashable, Sendable {
  /// One of `<`, `=`, `>`, `?`, which mark private parameters; 0 when there is none.
  var marker: UInt8 = 0
  /// The parameters, each with its sub-parameters; 0 stands for one that is left out.
  var parameters: [[Int]] = []
  /// The byte before the final one, such as `$`; 0 when there is none.
  var intermediate: UInt8 = 0
  var final: UInt8 = 0

  /// Longer sequences are not sent by terminals, and are not collected.
  static let maximalLength = 128
  /// Larger parameters are cut to this: no answer and no position needs more.
  static let maximalParameter = 1_000_000

  /// The parameter at `index`, or 0 when it is left out.
  func parameter(_ index: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index].first ?? 0 : 0
  }

  /// The sub-parameter `part` of the parameter at `index`, or 0 when it is left out.
  func parameter(_ index: Int, part: Int) -> Int {
    guard parameters.indices.contains(index) else { return 0 }
    return parameters[index].indices.contains(part) ? parameters[index][part] : 0
  }

  /// The parameters without their sub-parameters.
  var numbers: [Int] { parameters.map { $0.first ?? 0 } }
}

extension ControlSequence {
  /// The sequence whose bytes between `ESC [` and the end, final byte included, are `body`.
  init(body: ArraySlice<UInt8>) {
    final = body.last ?? 0
    var text = body.dropLast()
    if let first = text.first, (0x3C...0x3F).contains(first) {
      marker = first
      text = text.dropFirst()
    }
    let digits = text.prefix { (0x30...0x3B).contains($0) }
    intermediate = text.dropFirst(digits.count).last ?? 0
    parameters = Self.parameters(in: digits)
  }

  /// The numbers in `text`, which holds digits, `;` between parameters and `:` inside them.
  static func parameters(in text: ArraySlice<UInt8>) -> [[Int]] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  private static func number(in text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { min(maximalParameter, $0 * 10 + Int($1) - 0x30) }
  }
}
