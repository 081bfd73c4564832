import Foundation
import TermAnim
import Testing

@testable import termsplash

@MainActor
struct AntsSceneTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  @Test func `ants that change their pace go on from where they are`() {
    var march = March(pace: 10, from: start)
    #expect(march.distance(at: start) == 0)
    let turn = start.addingTimeInterval(2)
    let before = march.distance(at: turn)
    march.change(to: -5, at: turn)
    #expect(before == 20 && march.distance(at: turn) == before)
    #expect(march.distance(at: turn.addingTimeInterval(2)) == 10)
  }

  @Test func `keys change direction, pace and length within bounds`() throws {
    let preview = ScenePreview<AntsScene>()
    let model = preview.scene.model
    try preview.press("left up ]")
    #expect(model.isBackwards && model.speed == 4 && model.length == 4)
    #expect(model.pace == -48)
    for _ in 1...12 { try preview.press("down [") }
    #expect(model.speed == 0 && model.length == 2 && model.pace == 0)
    try preview.press("right space")
    #expect(model.isBackwards)
  }

  @Test func `ants march, the other way after turning round`() throws {
    let preview = ScenePreview<AntsScene>()
    preview.advance(by: 1)
    let here = preview.picture
    preview.advance(by: 0.25)
    let there = preview.picture
    #expect(here != there)
    try preview.press("space wait:0.25")
    #expect(closeness(preview.picture, here) < closeness(preview.picture, there))
  }

  @Test(arguments: [80.0, 113, 251], [8.0, 12, 32])
  func `as many ants and gaps as fit go once around`(circumference: Double, length: Double) {
    let ants = AntsOutline<Circle>.count(of: length, around: circumference)
    #expect(ants == ants.rounded() && ants >= 1)
    #expect(abs(ants - circumference / length / 2) <= 0.5 || ants == 1)
  }

  @Test func `outlines are measured`() {
    let square = CGRect(x: 3, y: 5, width: 100, height: 100)
    #expect(abs(Circle().path(in: square).length - 100 * .pi) < 0.3)
    #expect(abs(Rectangle().path(in: square).length - 400) < 1e-9)
    var curve = Path()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 0))
    #expect(abs(curve.length - 6) < 1e-9)
  }

  @Test func `no ant is smaller than others where an outline begins`() {
    let preview = ScenePreview<AntsScene>(columns: 120, rows: 40)
    // The rightmost pixels of the circle's middle rows: what passes there is an ant or a gap.
    var lengths: [Int] = []
    for _ in 1...40 {
      preview.advance(by: 0.05)
      let picture = preview.picture
      let column = picture.width * 3 / 5
      let blue = (picture.height / 2 - 12..<picture.height / 2 + 12).map { row in
        (column - 4..<column + 8).contains { isBlue(picture.pixels[row * picture.width + $0]) }
      }
      lengths += runs(of: blue).dropFirst().dropLast()
    }
    #expect(lengths.count > 40 && lengths.allSatisfy { $0 <= 4 })
  }

  private func isBlue(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF > 140 && pixel & 0xFF < 60 }

  /// The lengths of runs of the same.
  private func runs(of flags: [Bool]) -> [Int] {
    flags.indices.reduce(into: [Int]()) { lengths, index in
      if index > 0, flags[index] == flags[index - 1] {
        lengths[lengths.count - 1] += 1
      } else {
        lengths.append(1)
      }
    }
  }

  @Test func `ants draw together and apart, and do not become longer at once`() throws {
    let (changed, alone) = (ScenePreview<AntsScene>(), ScenePreview<AntsScene>())
    for preview in [changed, alone] { try preview.press("wait:1 down down down wait:0.5") }
    let before = changed.picture
    try changed.press("] wait:0.0001 wait:0.05")
    let during = changed.picture
    try changed.press("wait:0.1")
    let halfway = changed.picture
    try changed.press("wait:2")
    let after = changed.picture
    #expect(Set([before, during, halfway, after]).count == 4)
    #expect(closeness(during, before) < closeness(after, before))
    try changed.press("[ wait:2")
    #expect(changed.picture == alone.picture)
  }

  @Test func `the first ant stays where it is while others draw together`() {
    func line(_ count: Double) -> Bitmap {
      FrameRenderer(columns: 60, rows: 6, options: PlayerOptions()) {
        AntsLine(
          path: Path { path in
            path.move(to: CGPoint(x: 0, y: 24))
            path.addLine(to: CGPoint(x: 240, y: 24))
          }, circumference: 240, count: count, distance: 240 + 120, color: .white
        )
        .frame(width: 240, height: 48)
      }.bitmap()
    }
    func ant(_ count: Double) -> Set<Int> {
      let picture = line(count)
      return Set((29..<32).filter { picture.pixels[6 * picture.width + $0] & 0xFF > 0x80 })
    }
    #expect(ant(10) == [30, 31] && ant(10.4) == ant(10) && ant(11.7) == ant(10))
  }

  @Test func `ants that stand still cost nothing`() throws {
    for reduces in [true, false] {
      let preview = ScenePreview<AntsScene>(reducesMotion: reduces)
      if !reduces { try preview.press("wait:0.2 down down down") }
      preview.advance(by: 0.5)
      let rest = preview.picture
      preview.advance(by: 1)
      #expect(preview.picture == rest)
    }
  }

  /// The pixels that differ.
  private func closeness(_ one: Bitmap, _ other: Bitmap) -> Int {
    zip(one.pixels, other.pixels).count { $0 != $1 }
  }
}
