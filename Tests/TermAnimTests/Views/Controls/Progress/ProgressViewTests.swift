import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ProgressViewTests {
  private func widths(_ view: some View) -> [CGFloat] {
    ViewHost(view.frame(width: 100)).drawing.compactMap(\.bounds?.width)
  }

  @Test(arguments: [(0.25, 25.0), (2, 100), (1, 100)])
  func `the bar is as long as the share that is done`(value: Double, width: Double) {
    let widths = widths(ProgressView(value: value))
    #expect(widths.count == 2 && abs(widths[0] - 100) < 1e-6 && abs(widths[1] - width) < 1e-6)
  }

  @Test func `nothing done and bad numbers are an empty bar`() {
    for value in [0, .nan, -1] { #expect(widths(ProgressView(value: value)).max() == 100) }
    #expect(widths(ProgressView(value: 1, total: 0)).max() == 100)
  }

  @Test(arguments: [0, 2, 4, 6, 8])
  func `a bar is in the row of the words beside it, wherever that is`(top: Double) {
    let renderer = FrameRenderer(columns: 30, rows: 6) {
      HStack {
        Text("Bar")
        ProgressView(value: 0.5)
      }
      .padding(.top, top)
      .frame(maxHeight: .infinity, alignment: .top)
    }
    let rows = renderer.text().split(separator: "\n")
    #expect(rows.count == 1 && rows[0].contains(/Bar .*[#%@].*[:.]/))
  }

  @Test func `it goes on by itself only while it is not known how far it has come`() {
    #expect(ViewHost(ProgressView(value: 0.5)).graph.nextWakeUp == nil)
    let host = ViewHost(ProgressView())
    let first = host.drawing.map(\.opacity)
    host.run(for: 0.13)
    #expect(host.graph.nextWakeUp != nil)
    #expect(host.drawing.map(\.opacity) != first)
    host.run(for: 0.96 - 0.13)
    #expect(host.drawing.map(\.opacity) == first)
  }

  @Test func `progress that somebody else makes is followed until it is over`() {
    let progress = Progress(totalUnitCount: 4)
    let host = ViewHost(ProgressView(progress).frame(width: 100))
    func width() -> CGFloat? { host.drawing.compactMap(\.bounds?.width).last }
    progress.completedUnitCount = 1
    host.run(for: 0.2)
    #expect(width() == 25)
    progress.completedUnitCount = 4
    host.run(for: 0.3)
    #expect(width() == 100)
    #expect(host.graph.nextWakeUp == nil)
    let open = ViewHost(ProgressView(Progress(totalUnitCount: -1)).frame(width: 100))
    #expect(open.drawing.compactMap(\.bounds?.width).max().map { $0 < 50 } == true)
  }

  @Test func `a wheel has the tint where views set one, and else the foreground`() {
    func color(_ view: some View) -> Color.Resolved? { ViewHost(view).drawing.first?.color }
    let (tint, plain) = (Color.orange.resolved, color(ProgressView()))
    #expect(color(ProgressView().tint(.orange)) == tint)
    #expect(color(VStack { ProgressView() }.tint(.orange)) == tint)
    let wheel = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange))
    #expect(color(wheel.tint(.blue)) == tint)
    #expect(plain != nil && plain == color(ProgressView().tint(nil)) && plain != tint)
  }
}
