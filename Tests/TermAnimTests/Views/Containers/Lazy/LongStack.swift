import Foundation

@testable import TermAnim

/// The rows of a log in a stack that scrolls.
struct LongStack: View {
  let log: RowLog
  var isUneven = false

  var body: some View {
    ScrollView(showsIndicators: false) {
      LazyVStack(spacing: 0) { LongRows(log: log, isUneven: isUneven) }
    }
  }
}
