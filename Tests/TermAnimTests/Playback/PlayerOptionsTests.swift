import Testing

@testable import TermAnim

struct PlayerOptionsTests {
  @Test(arguments: [(60, 60), (0, 1), (-5, 1), (1e9, 120), (Double.infinity, 120), (.nan, 60)])
  func `any wish for a frame rate gives one a terminal can follow`(wish: Double, rate: Double) {
    var options = PlayerOptions()
    options.framesPerSecond = wish
    #expect(abs(options.frameInterval - 1 / rate) < 1e-12)
  }

  @Test(arguments: [(-3, 1), (0, 1), (7, 7), (Int.max, Int.max)])
  func `an inline picture has a row at least`(wish: Int, rows: Int) {
    #expect(PlayerPlacement.inline(rows: wish).rows == rows)
    #expect(PlayerPlacement.inline.rows == nil)
    #expect(PlayerPlacement.inline(rows: wish).isInline && !PlayerPlacement.fullScreen.isInline)
  }
}
