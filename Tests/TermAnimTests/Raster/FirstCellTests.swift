import Testing

@testable import TermAnim

struct FirstCellTests {
  @Test func `characters go to the nearest cell, halfway to the lower one on the right`() {
    #expect(FirstCell(x: 3.4, y: 4.4).column == 3 && FirstCell(x: 3.4, y: 4.4).row == 2)
    #expect(FirstCell(x: 3.5, y: 5).column == 4 && FirstCell(x: 3.5, y: 5).row == 3)
    #expect(FirstCell(x: 3.5, y: 4.8).row == 2)
  }

  @Test(arguments: [-0.08, -0.02, 0, 0.02, 0.08])
  func `characters that swing around the middle between two rows stay in one`(way: Double) {
    #expect(FirstCell(x: 0, y: 5 + way).row == 3)
  }
}
