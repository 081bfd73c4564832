import TermAnim
import Testing

@testable import termsplash

@MainActor
struct KeyframesSceneTests {
  @Test(arguments: Trick.all)
  func `a trick ends as it begins`(trick: Trick) {
    for (track, rest) in [
      (trick.height, 0.0), (trick.aside, 0), (trick.stretch, 1), (trick.eyes, 1),
    ] {
      #expect(track.last.map(\.value) ?? rest == rest)
      #expect(track.allSatisfy { $0.duration > 0 })
    }
    let turns = (trick.angle.last?.value ?? 0) / 360
    #expect(turns == turns.rounded())
  }

  @Test(arguments: 1...3)
  func `the figure moves and comes to rest where it was`(number: Int) throws {
    let preview = ScenePreview<KeyframesScene>()
    let rest = preview.picture
    try preview.press("\(number) wait:0.4")
    #expect(preview.picture != rest)
    preview.advance(by: 3)
    #expect(preview.picture == rest)
    #expect(preview.scene.model.trick == Trick.all[number - 1])
  }

  @Test(arguments: [
    "1 wait:0.3 2", "1 wait:0.45 3", "2 wait:0.3 1", "3 wait:0.6 1", "3 wait:0.6 2",
  ])
  func `a trick in the middle of another one goes on from there, and ends as it does alone`(
    keys: String
  ) throws {
    let preview = ScenePreview<KeyframesScene>()
    let rest = preview.picture
    try preview.press(String(keys.dropLast(2)))
    let before = preview.picture
    #expect(before != rest)
    try preview.press("\(keys.suffix(1)) wait:1e-9")
    #expect(preview.picture == before)
    preview.advance(by: 3)
    #expect(preview.picture == rest)
  }

  @Test func `a turn that is interrupted is gone on with, and one that has just begun is not`() {
    for (angle, upright) in [(0.0, 0.0), (-12, 0), (7, 0), (80, 0), (100, 360), (350, 360)] {
      #expect(Pose(angle: angle).upright == upright)
    }
  }

  @Test func `a hop is high, and lower with less effort`() throws {
    let tops = try ["1 wait:0.5", "down down down down 1 wait:0.5"].map { keys in
      let preview = ScenePreview<KeyframesScene>()
      let rest = preview.picture
      try preview.press(keys)
      let changed = zip(rest.pixels, preview.picture.pixels).enumerated().filter { $1.0 != $1.1 }
      return (changed.first?.offset ?? 0) / rest.width
    }
    #expect(tops[0] > 4 && tops[0] < tops[1])
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `the figure smiles, the wider the more it opens its eyes, if it is not tiny`(
    scheme: ColorScheme
  ) {
    func smile(eyes: Double, size: CGFloat) -> Int {
      var options = PlayerOptions()
      options.colorScheme = scheme
      let picture = FrameRenderer(columns: 30, rows: 15, options: options) {
        Figure(pose: Pose(eyes: eyes), palette: Palette.all[1], size: size)
      }.bitmap()
      return picture.pixels.indices.count {
        picture.pixels[$0] == 0xFFFF_FFFF && $0 / picture.width > picture.height / 2 + 1
          && (5..<25).contains($0 % picture.width)
      }
    }
    #expect(smile(eyes: 1, size: 80) >= 8)
    #expect(smile(eyes: 1, size: 80) > smile(eyes: 0.3, size: 80))
    #expect(smile(eyes: 1, size: 40) == 0)
  }

  @Test func `the figure looks at the pointer, and ahead when there is none`() {
    let model = KeyframesModel()
    let room = CGSize(width: 200, height: 100)
    for (point, gaze) in [
      (CGPoint(x: 100, y: 50), CGPoint.zero), (CGPoint(x: 0, y: 100), CGPoint(x: -1, y: 1)),
      (CGPoint(x: 900, y: -50), CGPoint(x: 1, y: -1)),
    ] {
      model.look(at: point, in: room)
      #expect(model.gaze == gaze)
    }
    model.look(at: nil, in: room)
    #expect(model.gaze == .zero)
    model.look(at: .zero, in: .zero)
    #expect(model.gaze == .zero)
  }

  @Test func `eyes and mouth turn to the pointer by whole pixels`() throws {
    let preview = ScenePreview<KeyframesScene>()
    func face() -> (left: Int, top: Int, count: Int) {
      let picture = preview.picture
      let white = picture.pixels.indices.filter { picture.pixels[$0] == 0xFFFF_FFFF }
      return (
        white.map { $0 % picture.width }.min() ?? 0, white.map { $0 / picture.width }.min() ?? 0,
        white.count
      )
    }
    let ahead = face()
    preview.hover(x: 0.85, y: 0.2)
    preview.advance(by: 1)
    let right = face()
    preview.hover(x: 0.15, y: 0.8)
    preview.advance(by: 1)
    let left = face()
    #expect(left.left < ahead.left && ahead.left < right.left)
    #expect(right.top < ahead.top && ahead.top <= left.top)
    #expect(left.count == ahead.count && right.count == ahead.count)
    preview.hover(x: 0.5, y: 0.01)
    preview.advance(by: 1)
    #expect(face() == ahead)
  }

  @Test func `space goes through the tricks`() throws {
    let preview = ScenePreview<KeyframesScene>()
    for trick in Trick.all + Trick.all.prefix(1) {
      try preview.press("space")
      #expect(preview.scene.model.trick == trick)
    }
  }

  @Test(arguments: [(40, 12), (60, 18), (80, 24), (100, 30), (120, 40)])
  func `eyes that close leave a line as bright as they were`(columns: Int, rows: Int) {
    func white(eyes: Double) -> Int {
      var pose = Pose()
      pose.eyes = eyes
      let renderer = FrameRenderer(columns: columns, rows: rows, options: PlayerOptions()) {
        CenteredOnPixels(pixel: CGSize(width: 4, height: 4)) {
          Figure(pose: pose, palette: Palette.all[1], size: CGFloat(rows * 8 / 3).onPixels(of: 4))
        }
      }
      return renderer.bitmap().pixels.count { $0 & 0xC0C0C0 == 0xC0C0C0 }
    }
    #expect(white(eyes: 1) > 0)
    #expect(white(eyes: 0.2) >= min(white(eyes: 1), 2))
    #expect(white(eyes: 0) == white(eyes: 0.02))
  }

  @Test func `a mouth that closes leaves a line below the eyes`() {
    var pose = Pose()
    pose.eyes = 0
    let renderer = FrameRenderer(columns: 40, rows: 20, options: PlayerOptions()) {
      CenteredOnPixels(pixel: CGSize(width: 4, height: 4)) {
        Figure(pose: pose, palette: Palette.all[1], size: 96)
      }
    }
    let picture = renderer.bitmap()
    let white = picture.pixels.indices.filter { picture.pixels[$0] & 0xC0C0C0 == 0xC0C0C0 }
    #expect(Set(white.map { $0 / picture.width }).count == 2)
  }
}
