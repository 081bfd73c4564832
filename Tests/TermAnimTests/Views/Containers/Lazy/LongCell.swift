import Foundation

@testable import TermAnim

/// A cell that tells a log where it is in the window.
struct LongCell: View {
  let index: Int
  let log: RowLog
  var arrangement = LongGrid.Arrangement.columns
  var isUneven = false

  var body: some View {
    let _ = log.bodies[index, default: 0] += 1
    let length = isUneven ? LongRow.height(of: index) : 12
    Color.red
      .frame(
        width: arrangement == .columns ? 16 : length, height: arrangement == .columns ? length : 16
      )
      .onAppear { log.shown.insert(index) }
      .onDisappear { log.shown.remove(index) }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .scrollView)
      } action: {
        log.frames[index] = $0
      }
  }
}
