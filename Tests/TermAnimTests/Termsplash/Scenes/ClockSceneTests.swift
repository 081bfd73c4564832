import TermAnim
import Testing

@testable import termsplash

@MainActor
struct ClockSceneTests {
  @Test(arguments: [
    ("9", "09:00:00"), ("951", "09:51:00"), ("2130", "21:30:00"), ("9:51", "09:51:00"),
    ("21:30:05", "21:30:05"), ("0:00", "00:00:00"),
  ])
  func `times are read as people type them`(entry: String, text: String) {
    #expect(ClockTime(entry: entry)?.text == text)
  }

  @Test(arguments: ["", ":", "24", "960", "9:60", "9:30:60", "1:2:3:4", "12345", "9:"])
  func `what is no time is none`(entry: String) {
    #expect(ClockTime(entry: entry) == (entry == "9:" ? ClockTime(9, 0) : nil))
  }

  @Test func `times are vectors`() {
    let (a, b) = (ClockTime(9, 51, 15), ClockTime(10, 9, 30))
    #expect(a + b == b + a && a + .zero == a && (a + b) - b == a)
    var half = a
    half.scale(by: 0.5)
    #expect(half + half == a)
    #expect(a.magnitudeSquared == a.seconds * a.seconds)
  }

  @Test func `hands go round once in twelve hours, an hour and a minute`() {
    #expect(ClockTime(12, 0).hourAngle == .degrees(360))
    #expect(ClockTime(3, 0).hourAngle == .degrees(90))
    #expect(ClockTime(1, 0).minuteAngle == .degrees(360))
    #expect(ClockTime(0, 0, 15).secondAngle == .degrees(90))
  }

  @Test func `the way to another time is the shorter one`() {
    let way = { (one: ClockTime, other: ClockTime) in one.nearestWay(to: other).seconds / 3600 }
    #expect(way(ClockTime(10, 0), ClockTime(9, 0)) == -1)
    #expect(way(ClockTime(23, 0), ClockTime(1, 0)) == 2)
    #expect(way(ClockTime(1, 0), ClockTime(23, 0)) == -2)
    #expect(ClockTime(seconds: 90_000).text == "01:00:00")
    #expect(ClockTime(seconds: -60).text == "23:59:00")
    #expect(ClockTime(seconds: .nan).text == "--:--:--")
  }

  @Test func `the clock runs with the timeline, and on from where it is set`() throws {
    let preview = ScenePreview<ClockScene>()
    let model = preview.scene.model
    #expect(model.time.text == "10:09:30")
    preview.advance(by: 3.5)
    #expect(model.time.text == "10:09:33")
    try preview.press("9 : 5 1 return")
    #expect(model.time.text == "09:51:00")
    preview.advance(by: 60)
    #expect(model.time.text == "09:52:00")
    try preview.press("up left")
    #expect(model.time.text == "10:47:00")
  }

  @Test func `the hands spring to the time, and a tick does not hurry them`() throws {
    let preview = ScenePreview<ClockScene>()
    preview.advance(by: 0.2)
    let before = preview.picture
    try preview.press("4 return wait:0.3")
    let first = preview.picture
    preview.advance(by: 0.3)
    let second = preview.picture
    #expect(Set([before, first, second]).count == 3)
  }

  @Test func `between two ticks nothing moves`() {
    let preview = ScenePreview<ClockScene>()
    preview.advance(by: 1.85)
    let rest = preview.picture
    preview.advance(by: 0.1)
    #expect(preview.picture == rest)
    preview.advance(by: 0.2)
    #expect(preview.picture != rest)
  }

  @Test func `setting the clock takes the second hand the shorter way, and never round`() {
    let start = ClockTime(10, 9, 30)
    var setting = ClockSetting(start)
    setting.turn(by: ClockTime(3, 5))
    #expect(setting.time == ClockTime(13, 14, 30) && setting.second == start)
    setting.turn(by: ClockTime(-5, 0, -20))
    #expect(setting.time == ClockTime(8, 14, 10) && setting.second == ClockTime(10, 9, 10))
    for way in [1, 29, 31, 59, 61, -45, 40_000] {
      let before = setting.second
      setting.turn(by: ClockTime(seconds: Double(way)))
      #expect(abs((setting.second - before).seconds) <= 30)
      let turns = (setting.second.secondAngle - setting.time.secondAngle).degrees / 360
      #expect(abs(turns - turns.rounded()) < 1e-9)
    }
  }

  @Test func `the minute hand goes with the hours, and leaves out turns too fast to follow`() {
    for way in [60, 3600, -3600, 3601, 5400, -7200, 18_660, 40_000, -40_000] {
      var setting = ClockSetting(ClockTime(10, 9, 30))
      setting.turn(by: ClockTime(seconds: Double(way)))
      let gone = setting.minute.seconds - ClockTime(10, 9, 30).seconds
      #expect(gone * Double(way) > 0 && abs(gone) <= min(Double(abs(way)), 5400))
      let turns = (setting.minute.minuteAngle - setting.time.minuteAngle).degrees / 360
      #expect(abs(turns - turns.rounded()) < 1e-9)
    }
  }

  @Test func `the minute hand is turned on the dial, the shorter way, and takes the hours along`() {
    let model = ClockModel()
    let turn = { (x: Double, y: Double) in
      model.turnMinutes(to: CGPoint(x: x, y: y), onDialOfDiameter: 100)
    }
    turn(100, 50)
    #expect(model.time.text == "10:15:30" && model.isHeld)
    turn(50, 100)
    turn(0, 50)
    turn(50, 0)
    #expect(model.time.text == "11:00:30")
    turn(0, 50)
    #expect(model.time.text == "10:45:30")
    turn(51, 49)
    turn(.nan, .nan)
    #expect(model.time.text == "10:45:30")
    model.turn(by: ClockTime(1, 0))
    #expect(!model.isHeld)
  }

  @Test func `a hand on the dial sets the clock, and a click goes on to the next stop`() {
    let preview = ScenePreview<ClockScene>()
    let model = preview.scene.model
    // A little more than a pixel down from a quarter past.
    preview.drag(from: (0.65, 0.45), through: [(0.65, 0.49)])
    #expect(model.isHeld && model.time.text.hasPrefix("10:1"))
    preview.drag(from: (0.5, 0.2), through: [(0.55, 0.25), (0.62, 0.45)])
    #expect(model.isHeld && model.time.text.hasPrefix("10:1"))
    preview.click(x: 0.5, y: 0.3)
    #expect(!model.isHeld && model.time.text == "04:40:00")
  }

  @Test func `a clock that follows another scene begins with the time of day, too`() {
    let show = Show(Show.Beginning(scene: .polygon, showsTimeOfDay: true))
    let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 1e6))
    let renderer = FrameRenderer(
      columns: 80, rows: 24, options: PlayerOptions(),
      date: midnight.addingTimeInterval(6.25 * 3600), playing: { show })
    renderer.advance(by: 1)
    renderer.press(KeyStroke(.pageDown))
    renderer.advance(by: 4)
    let model = (show.act.scene as? ClockScene)?.model
    #expect(model?.time.text.hasPrefix("06:15:0") == true)
    renderer.press(KeyStroke(.character("g")))
    renderer.advance(by: ClockScene.pace + 0.5)
    #expect(model?.time.text.hasPrefix("04:40:0") == true)
  }

  @Test(arguments: [(40, 12), (40, 17), (44, 16), (50, 17), (60, 18), (80, 24), (120, 40)])
  func `the time in digits is below the dial, and beside one that is small`(
    size: (columns: Int, rows: Int)
  ) throws {
    let show = Show(Show.Beginning(scene: .clock, motion: .none))
    let renderer = FrameRenderer(
      columns: size.columns, rows: size.rows, options: PlayerOptions(), playing: { show })
    let lines = renderer.text().components(separatedBy: "\n")
    let row = try #require(lines.firstIndex { $0.contains("04:40:00") })
    let place = try #require(lines[row].range(of: "04:40:00")).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: place)
    let drawn = ScenePreview<ClockScene>(columns: size.columns, rows: size.rows).drawn
    let right = try #require(drawn.map(\.column).max())
    let (top, bottom) = (drawn.map(\.row).min() ?? 0, drawn.map(\.row).max() ?? 0)
    if size.rows < 18 {
      let area = Picture<EmptyView>.area(of: CGSize(width: 4 * size.columns, height: 8 * size.rows))
      #expect(drawn.allSatisfy { $0.column >= Int(area.minX / 4) })
      #expect(column > right + 2 && abs(2 * row - (top + bottom) / 2) <= 2)
    } else {
      #expect(column < right && 2 * row > bottom)
    }
  }

  @Test func `a small dial has its marks at the rim`() throws {
    let preview = ScenePreview<ClockScene>(columns: 40, rows: 12, reducesMotion: true)
    try preview.press("4 return wait:17")
    let (picture, drawn) = (preview.picture, preview.drawn)
    let top = try #require(drawn.map(\.row).min())
    let columns = drawn.map(\.column)
    let middle = ((columns.min() ?? 0) + (columns.max() ?? 0)) / 2
    let light = { Int(picture.pixels[$0 * picture.width + middle] & 0xFF) }
    #expect(light(top) > light(top + 1) + 60)
  }

  @Test func `the seconds of a small clock go round near its rim`() throws {
    let preview = ScenePreview<ClockScene>(columns: 40, rows: 12, reducesMotion: true)
    try preview.press("4 return wait:2")
    let before = preview.picture
    let drawn = preview.drawn
    let middle = (
      x: Double(drawn.map(\.column).min()! + drawn.map(\.column).max()!) / 2,
      y: Double(drawn.map(\.row).min()! + drawn.map(\.row).max()!) / 2
    )
    preview.advance(by: 10)
    let after = preview.picture
    let changed = after.pixels.indices.filter { index in
      [0, 8, 16].contains {
        abs(Int(after.pixels[index] >> $0 & 0xFF) - Int(before.pixels[index] >> $0 & 0xFF)) > 24
      }
    }
    #expect(changed.count >= 6)
    for index in changed {
      let (x, y) = (index % after.width, index / after.width)
      #expect(hypot(Double(x) - middle.x, Double(y) - middle.y) > 3)
    }
  }

  @Test func `what is no time is refused, and nothing typed is nothing`() {
    let model = ClockModel()
    #expect(!model.set(toEntry: "99"))
    #expect(model.set(toEntry: "") && model.time == ClockTime(10, 9, 30))
    #expect(model.set(toEntry: "4:40") && model.time.text == "04:40:00")
  }

  @Test func `a clock that is played begins with the time of day, and comes back to it`() throws {
    func texts(_ showsTime: Bool) -> (first: String, next: [String]) {
      // A quarter past six, wherever the test runs.
      let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 1e6))
      let show = Show(Show.Beginning(scene: .clock, showsTimeOfDay: showsTime))
      let renderer = FrameRenderer(
        columns: 80, rows: 24, options: PlayerOptions(),
        date: midnight.addingTimeInterval(6.25 * 3600 + 20), playing: { show })
      let model = (show.act.scene as? ClockScene)?.model
      renderer.advance(by: 3)
      let first = model?.time.text ?? ""
      let next = (1...4).map { _ in
        renderer.press(KeyStroke(.character(" ")))
        return model?.time.text ?? ""
      }
      return (first, next)
    }
    let played = texts(true)
    #expect(["06:15:22", "06:15:23"].contains(played.first))
    #expect(played.next == ["04:40:00", "09:51:15", "13:50:00", played.first])
    #expect(texts(false).first.hasPrefix("04:40"))
  }
}
