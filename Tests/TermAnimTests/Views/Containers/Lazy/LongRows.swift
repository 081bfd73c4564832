import Foundation

@testable import TermAnim

/// Rows that are all as high, or else as high as nobody guesses.
struct LongRows: View {
  let log: RowLog
  var isUneven = false

  var body: some View {
    ForEach(log.rows, id: \.self) {
      LongRow(index: $0, log: log, height: isUneven ? LongRow.height(of: $0) : 10)
    }
  }
}
