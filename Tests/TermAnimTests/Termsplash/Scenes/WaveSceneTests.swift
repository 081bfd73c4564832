import TermAnim
import Testing

@testable import termsplash

@MainActor
struct WaveSceneTests {
  @Test(arguments: [1, 2, 8, 30], [2.0, 6, 12])
  func `a wave comes from nothing, goes to nothing, and lifts each letter once`(
    count: Int, width: Double
  ) {
    let curve = WaveCurve(count: count, width: width)
    for index in 0..<count {
      #expect(curve.lift(ofLetter: index, at: 0) < 1e-9)
      #expect(curve.lift(ofLetter: index, at: 1) < 1e-9)
      let lifts = (0...2000).map { curve.lift(ofLetter: index, at: Double($0) / 2000) }
      #expect(lifts.allSatisfy { 0...1 ~= $0 })
      #expect((lifts.max() ?? 0) > 0.99)
      let steps = zip(lifts, lifts.dropFirst()).map { $1 - $0 }
      let top = lifts.firstIndex(of: lifts.max() ?? 0) ?? 0
      #expect(steps[..<top].allSatisfy { $0 >= 0 } && steps[top...].allSatisfy { $0 <= 0 })
    }
  }

  @Test func `the letters before and behind the crest are lifted alike`() {
    let curve = WaveCurve(count: 13, width: 6)
    for distance in 1...5 {
      let (before, behind) = (6 - distance, 6 + distance)
      #expect(
        abs(curve.lift(ofLetter: before, at: 0.5) - curve.lift(ofLetter: behind, at: 0.5)) < 1e-9)
    }
    #expect(curve.lift(ofLetter: 6, at: 0.5) == 1)
    #expect(curve.lift(ofLetter: 3, at: 0.5) == 0)
  }

  @Test func `brackets change the width within bounds, and a text can be typed`() throws {
    let preview = ScenePreview<WaveScene>()
    try preview.press("] ]")
    #expect(preview.scene.model.width == 8)
    for _ in 1...20 { try preview.press("[") }
    #expect(preview.scene.model.width == 2)
    try preview.press("e backspace backspace o n return")
    #expect(preview.scene.model.text == "Rippon")
  }

  @Test(arguments: [
    ("Ripple", "Ripple", "effect"), ("Hello, wide world", "Hello,", "wide world"),
    ("one two three four", "one two", "three four"),
    ("incomprehensibility", "incomprehensibility", "effect"), ("流动的 颜色 流动", "流动的", "颜色 流动"),
    (" incomprehensible ", " incomprehensible ", "effect"), ("", "", "effect"),
  ])
  func `a text that is too long to be drawn is halved at a space`(
    text: String, upper: String, lower: String
  ) {
    let lines = WaveLines(text, caption: "effect", capacity: 14)
    #expect(lines.upper == upper && lines.lower == lower)
    #expect(lines.count == max(upper.columns, lower.columns))
  }

  @Test func `a sentence is drawn in large letters`() throws {
    let preview = ScenePreview<WaveScene>()
    preview.scene.model.text = "Hello, wide world"
    preview.advance(by: 1)
    let rows = Set(preview.drawn.map(\.row))
    #expect(rows.count >= 10)
  }

  @Test func `a text that has been typed stands alone, as large as there is room`() {
    let preview = ScenePreview<WaveScene>()
    preview.scene.model.text = "HH"
    preview.advance(by: 1)
    let area = Picture<EmptyView>.area(of: CGSize(width: 320, height: 192))
    let rows = preview.drawn.map(\.row)
    let (top, bottom) = (Double(rows.min() ?? 0) * 4, Double((rows.max() ?? 0) + 1) * 4)
    #expect(abs((top + bottom) / 2 - area.midY) < 12)
    #expect(bottom - top > area.height * 0.3)
  }

  @Test func `wide letters are drawn as large as there is room for`() {
    let preview = ScenePreview<WaveScene>()
    preview.scene.model.text = "流动的颜色流"
    preview.advance(by: 1)
    let area = Picture<EmptyView>.area(of: CGSize(width: 320, height: 192))
    let columns = preview.drawn.map { Double($0.column) * 4 }
    let (left, right) = (columns.min() ?? 0, (columns.max() ?? 0) + 4)
    #expect(left > 0 && right < 320 && right - left > area.width * 0.8)
  }

  @Test func `an empty text is refused`() throws {
    let preview = ScenePreview<WaveScene>()
    try preview.press("e ctrl-u space return")
    #expect(preview.scene.stage.question?.isRefused == true)
    try preview.press("esc")
    #expect(preview.scene.model.text == "Ripple")
  }

  @Test func `a wave goes forward and back and comes to rest`() throws {
    let preview = ScenePreview<WaveScene>()
    let rest = preview.picture
    try preview.press("space wait:0.9")
    #expect(preview.picture != rest)
    preview.advance(by: 5)
    #expect(preview.picture == rest)
  }

  @Test func `a wave goes on from where it is when others are to follow, and when none is`() throws
  {
    let preview = ScenePreview<WaveScene>()
    let rest = preview.picture
    try preview.press("space wait:0.7")
    for keys in ["r", "wait:3.6 r"] {
      try preview.press(String(keys.dropLast()))
      let before = preview.picture
      #expect(before != rest)
      try preview.press("r wait:1e-9")
      #expect(preview.picture == before, "\(keys)")
    }
    preview.advance(by: 4)
    #expect(preview.picture == rest)
  }

  @Test func `a wave is seen soon after its key`() throws {
    let preview = ScenePreview<WaveScene>()
    let top = { preview.drawn.map(\.row).min() ?? 0 }
    let rest = top()
    try preview.press("space wait:0.2")
    #expect(top() <= rest - 2)
  }

  @Test func `letters rise under the pointer, and lie down when it has gone`() throws {
    let preview = ScenePreview<WaveScene>()
    let rest = preview.picture
    let columns = { (picture: Bitmap) in
      let top =
        picture.pixels.indices.filter { picture.pixels[$0] != picture.pixels[0] }
        .map { $0 / picture.width }.min() ?? 0
      return picture.pixels.indices.filter {
        $0 / picture.width == top && picture.pixels[$0] != picture.pixels[0]
      }.map { $0 % picture.width }
    }
    for place in [0.3, 0.5, 0.7] {
      preview.hover(x: place, y: 0.4)
      preview.advance(by: 1)
      let highest = try #require(columns(preview.picture).first)
      // A letter, of which six fill two thirds of the screen.
      #expect(abs(Double(highest) / 80 - place) < 0.15, "\(place)")
    }
    preview.hover(x: 0.5, y: 0.95)
    preview.advance(by: 1)
    #expect(preview.picture == rest)
  }

  @Test func `letters rise where a pointer comes in, wherever it was last`() {
    let (fresh, known) = (ScenePreview<WaveScene>(), ScenePreview<WaveScene>())
    let rest = fresh.picture
    known.hover(x: 0.32, y: 0.4)
    known.advance(by: 1)
    known.hover(x: 0.5, y: 0.95)
    for preview in [fresh, known] {
      preview.advance(by: 1)
      preview.hover(x: 0.66, y: 0.4)
      preview.advance(by: 0.1)
    }
    #expect(fresh.picture == known.picture && fresh.picture != rest)
  }

  @Test func `a pointer does not hurry a wave`() throws {
    let (alone, touched) = (ScenePreview<WaveScene>(), ScenePreview<WaveScene>())
    try alone.press("space wait:0.5")
    try touched.press("space wait:0.5")
    touched.hover(x: 0.5, y: 0.4)
    touched.hover(x: 0.5, y: 0.95)
    alone.advance(by: 0.6)
    touched.advance(by: 0.6)
    #expect(alone.picture == touched.picture)
  }

  @Test func `a touch lifts the letters around it alike`() {
    let touch = WaveTouch(place: 3, strength: 0.5)
    let lifts = (0...6).map { touch.lift(ofLetter: $0) }
    #expect(lifts[3] == 0.5 && lifts[0] == 0 && lifts[1] == 0 && lifts[6] == 0)
    #expect(abs(lifts[2] - lifts[4]) < 1e-12 && lifts[2] > 0 && lifts[2] < 0.5)
    #expect(WaveTouch(place: .nan, strength: 1).lift(ofLetter: 0) == 0)
  }

  @Test func `waves follow one another until they are stopped`() throws {
    let preview = ScenePreview<WaveScene>()
    let rest = preview.picture
    try preview.press("r wait:8.2")
    let moving = preview.picture
    preview.advance(by: 0.3)
    #expect(preview.picture != moving && moving != rest)
    try preview.press("r wait:1")
    #expect(preview.picture == rest)
  }

  @Test(arguments: [(40, 12), (60, 20)])
  func `in small terminals the line is wide enough to be read`(columns: Int, rows: Int) {
    let places = ScenePreview<WaveScene>(columns: columns, rows: rows).drawn.map(\.column)
    let width = (places.max() ?? 0) - (places.min() ?? 0) + 1
    #expect(width * 7 >= columns * 4)
  }

  @Test func `a text of somebody else stands alone, and large`() throws {
    let preview = ScenePreview<WaveScene>()
    #expect(preview.scene.model.caption == "effect")
    try preview.press("e ctrl-u A n n a return wait:6")
    #expect(preview.scene.model.caption.isEmpty)
    let rows = preview.drawn.map(\.row)
    let middle = Picture<EmptyView>.area(of: CGSize(width: 320, height: 192)).midY / 4
    #expect(rows.contains(Int(middle)))
    try preview.press("e ctrl-u R i p p l e return")
    #expect(preview.scene.model.caption == "effect")
  }
}
