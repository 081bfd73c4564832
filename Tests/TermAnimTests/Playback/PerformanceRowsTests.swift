import Testing

@testable import TermAnim

/// The rows that views want.
@MainActor
struct PerformanceRowsTests {
  private func rows(_ view: some View, columns: Int = 20) -> Int {
    FrameRenderer(columns: columns, rows: 9) { view }.performance.wantedRows
  }

  @Test func `a text wants a row for each of its lines at the screen's width`() {
    #expect(rows(Text("one")) == 1)
    #expect(rows(Text("one\ntwo\nthree")) == 3)
    #expect(rows(Text("eight letters and more of them"), columns: 40) == 1)
    #expect(rows(Text("eight letters and more of them"), columns: 20) == 2)
    #expect(rows(Text("eight letters and more of them"), columns: 10) == 4)
  }

  @Test func `heights are rounded up to rows, and rounding alone makes no row`() {
    #expect(rows(Rectangle().frame(height: 8)) == 1)
    #expect(rows(Rectangle().frame(height: 8.01)) == 1)
    #expect(rows(Rectangle().frame(height: 9)) == 2)
    #expect(rows(Rectangle().frame(height: 160)) == 20)
    #expect(rows(Rectangle().frame(height: 0)) == 1)
    #expect(rows(EmptyView()) == 1)
  }

  @Test(arguments: [Double.infinity, .nan, 1e300])
  func `any height is some number of rows`(height: Double) {
    #expect(1...65_535 ~= rows(Color.red.frame(minHeight: height)))
  }

  @Test func `the root of a picture below the prompt is at the left and wants no more rows`() {
    let renderer = FrameRenderer(columns: 20, rows: 3) {
      Text("one\ntwo").inlineRoot()
    }
    #expect(renderer.performance.wantedRows == 2)
    #expect(renderer.text().hasPrefix("one"))
    let wide = FrameRenderer(columns: 20, rows: 1) {
      Text("a line that is wider\nthan the screen").fixedSize().inlineRoot()
    }
    #expect(wide.text().hasPrefix("a line that"))
  }
}
