import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SheetHeightsTests {
  private let context = PresentationDetent.Context(
    maxDetentValue: 160, environment: EnvironmentValues())

  private var heights: SheetHeights {
    SheetHeights([.large, .height(40), .medium, .fraction(0.25)], in: context)
  }

  @Test func `heights ascend, and each is there once`() {
    #expect(heights.all.map(\.length) == [40, 80, 160])
    #expect(SheetHeights([], in: context).all.map(\.length) == [160])
  }

  @Test func `a share is whole rows, and at most what there is`() {
    let odd = PresentationDetent.Context(
      maxDetentValue: 164, environment: EnvironmentValues())
    #expect(odd.height(of: .large) == 164)
    #expect(odd.height(of: .medium) == 80)
  }

  @Test func `a height is found by any of its names`() {
    #expect(heights.index(of: .height(80), in: context) == 1)
    #expect(heights.index(of: .height(90), in: context) == 0)
    #expect(heights.index(of: nil, in: context) == 0)
  }

  @Test(arguments: [
    (0.0, 80.0, 0.0), (-30, 110, 0), (-200, 160, 0), (40, 40, 0), (60, 40, 20),
  ])
  func `a sheet is between its least and its largest height`(
    way: Double, height: Double, drop: Double
  ) {
    let place = heights.place(from: 1, pulled: way, isHeld: false)
    #expect(place.height == height && place.drop == drop)
    let held = heights.place(from: 1, pulled: way, isHeld: true)
    #expect(held.height == height && held.drop == drop / 4)
  }

  @Test(arguments: [(0.0, 1), (-30, 1), (-50, 2), (25, 0), (59, 0), (61, nil)] as [(Double, Int?)])
  func `a sheet comes to rest at the nearest height, or closes`(way: Double, target: Int?) {
    #expect(heights.target(from: 1, pulled: way, isHeld: false) == target)
    #expect(heights.target(from: 1, pulled: way, isHeld: true) == target ?? 0)
  }
}
