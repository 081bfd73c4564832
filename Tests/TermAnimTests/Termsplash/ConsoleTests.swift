import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// The keys about the showing: help, transport, inspector, zoom.
@MainActor
struct ConsoleTests {
  private let renderer: FrameRenderer
  private let console: Console
  private var performance: Performance { renderer.performance }

  init() {
    (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
  }

  @Test(arguments: [(columns: 80, rows: 24), (columns: 60, rows: 18)])
  func `the help names every key of the table, and goes again`(columns: Int, rows: Int) throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: columns, rows: rows, options: PlayerOptions())
    let before = renderer.text()
    try renderer.perform("? wait:0.5")
    // Spaces on the panel are pixels, which are not of the ground's colour.
    let help = renderer.text().replacingOccurrences(of: ".", with: " ")
    let show = try #require(console.show)
    for binding in show.act.table.bindings where !binding.label.isEmpty {
      #expect(help.contains(binding.meaning), "\(binding.label)")
    }
    try renderer.perform("esc wait:0.5")
    #expect(console.helpPage == nil)
    #expect(!renderer.text().contains("inspector"))
    #expect(before.contains("? keys"))
  }

  /// The screen's text without what stands for pixels.
  private static func words(_ renderer: FrameRenderer) -> String {
    renderer.text().replacingOccurrences(of: ".", with: " ")
  }

  @Test(arguments: SceneName.allCases, [(40, 12), (47, 13), (60, 18), (80, 24), (120, 40)])
  func `page by page the help names every key, and the last page is followed by none`(
    name: SceneName, size: (columns: Int, rows: Int)
  ) throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: name, motion: .none))
      .renderer(columns: size.columns, rows: size.rows, options: PlayerOptions())
    var missing = try #require(console.show).act.table.bindings.filter { !$0.label.isEmpty }
    let count = try #require(console.helpLayout).pages.count
    #expect(size.columns < 60 || count == 1)
    for page in 0..<count {
      try renderer.perform("? wait:0.5")
      #expect(console.helpPage == page)
      let words = Self.words(renderer)
      #expect(words.contains("\(page + 1)/\(count)") == (count > 1))
      #expect(words.contains("? more") == (page < count - 1))
      missing.removeAll { words.contains($0.meaning.replacingOccurrences(of: ".", with: " ")) }
    }
    #expect(missing.map(\.label) == [])
    try renderer.perform("? wait:0.5")
    #expect(console.helpPage == nil)
  }

  @Test func `Esc closes the help on any page, and a click turns it`() throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 40, rows: 12, options: PlayerOptions())
    try renderer.perform("? ? wait:0.5 esc wait:0.5")
    #expect(console.helpPage == nil)
    try renderer.perform("? wait:0.5")
    renderer.performance.click(CGPoint(x: 80, y: 48))
    #expect(console.helpPage == 1)
  }

  @Test func `a page that is no more gives way to the last one`() throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 40, rows: 12, options: PlayerOptions())
    try renderer.perform("? ? ? wait:0.5")
    renderer.performance.configure(
      size: TerminalSize(columns: 80, rows: 24), capabilities: TerminalCapabilities(),
      groundMayChange: false)
    renderer.advance(by: 0.5)
    #expect(console.helpPage == 2 && Self.words(renderer).contains("full screen"))
    try renderer.perform("? wait:0.5")
    #expect(console.helpPage == nil)
  }

  @Test func `Tab and Return do what the help says`() throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .motion, motion: .none))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.advance(by: 1)
    let before = renderer.bitmap()
    try renderer.perform("tab wait:0.5")
    let focused = renderer.bitmap()
    try renderer.perform("return wait:0.5")
    #expect(Set([before.pixels, focused.pixels, renderer.bitmap().pixels]).count == 3)
  }

  @Test func `a paused show stands still, and goes on from there`() throws {
    try renderer.perform("wait:1 c wait:0.2 p")
    let (time, text) = (performance.time, renderer.text())
    renderer.advance(by: 5)
    #expect(performance.time == time)
    #expect(renderer.text() == text || renderer.text().contains("paused"))
    try renderer.perform("p wait:0.1")
    #expect(abs(performance.time - time - 0.1) < 0.001)
  }

  @Test(arguments: ["space", "pgdn", "g", "tab"])
  func `a key that is for the show lets time go on`(key: String) throws {
    try renderer.perform("wait:1 p wait:0.5 \(key)")
    #expect(!performance.isPaused)
    let before = renderer.bitmap()
    renderer.advance(by: 0.3)
    #expect(key == "g" || renderer.bitmap() != before)
  }

  @Test func `a press on what is for the show lets time go on, and no other does`() throws {
    try renderer.perform("wait:1 p wait:0.5")
    performance.click(CGPoint(x: 4, y: 60))
    #expect(performance.isPaused)
    performance.click(CGPoint(x: 160, y: 96))
    #expect(!performance.isPaused)
    let before = renderer.bitmap()
    renderer.advance(by: 0.3)
    #expect(renderer.bitmap() != before)
    let (still, console) = Staging(beginning: Show.Beginning(scene: .splash, motion: .none))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    try still.perform("wait:1 p")
    still.performance.click(CGPoint(x: 160, y: 96))
    #expect(still.performance.isPaused)
    withExtendedLifetime(console) {}
  }

  @Test(arguments: ["?", "i", ".", ",", "<", ">", "+", "x"])
  func `any other key leaves it stopped`(key: String) throws {
    try renderer.perform("wait:1 p \(key) wait:0.1")
    #expect(performance.isPaused)
  }

  @Test func `where nothing moves, a key for the show is seen while time stands still`() throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .splash, motion: .none))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    try renderer.perform("wait:1 p")
    let before = renderer.bitmap()
    try renderer.perform("space")
    #expect(renderer.performance.isPaused && renderer.bitmap() != before)
  }

  @Test func `a speed is told while time stands still, too`() throws {
    try renderer.perform("wait:1 p > wait:0.2")
    #expect(renderer.text().contains("paused, 2x"))
  }

  @Test func `frames forward and back show each moment as it was`() throws {
    try renderer.perform("wait:1 c wait:0.1 p")
    var pictures: [[UInt32]] = []
    for _ in 0..<12 {
      try renderer.perform(".")
      pictures.append(renderer.bitmap().pixels)
    }
    for picture in pictures.dropLast().reversed() {
      try renderer.perform(",")
      // The line of time differs, which is the last fifth.
      let share = picture.count * 3 / 4
      #expect(renderer.bitmap().pixels.prefix(share) == picture.prefix(share))
    }
    #expect(Set(pictures).count > 6)
  }

  @Test func `speeds go from a sixteenth to eightfold`() throws {
    try renderer.perform("> > > > >")
    #expect(performance.rate == 8)
    let time = performance.time
    renderer.advance(by: 0.5)
    #expect(abs(performance.time - time - 4) < 0.001)
    try renderer.perform("< < < < < < < < <")
    #expect(performance.rate == 1.0 / 16)
  }

  @Test func `Home begins anew with what happened then`() throws {
    try renderer.perform("wait:1 c wait:1 c wait:1 home")
    #expect(performance.time == 0)
    #expect(abs(performance.duration - 3) < 0.01)
    renderer.advance(by: 3)
    let replayed = renderer.bitmap()
    let (fresh, _) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    try fresh.perform("wait:1 c wait:1 c wait:1")
    #expect(replayed == fresh.bitmap())
  }

  @Test func `Home plays although time was stopped`() throws {
    try renderer.perform("wait:1 p wait:0.1 home")
    #expect(!performance.isPaused && performance.time == 0)
  }

  @Test func `zooming draws everything anew at another scale`() throws {
    let points = performance.pointsPerPixel
    try renderer.perform("C-up +")
    #expect(performance.pointsPerPixel < points)
    #expect(renderer.text().contains("? keys"))
    try renderer.perform("C-down _")
    #expect(abs(performance.pointsPerPixel - points) < 1e-9)
    for _ in 0..<40 { try renderer.perform("+") }
    #expect(performance.pointsPerPixel == 2.5)
    for _ in 0..<40 { try renderer.perform("_") }
    #expect(performance.pointsPerPixel == 16)
  }

  @Test func `a key that zooms tells the scale for a moment, and how to come back`() throws {
    try renderer.perform("+")
    renderer.advance(by: 0.2)
    #expect(renderer.text().contains("details 125 %   --scale 3.2   z resets it"))
    try renderer.perform("wait:1.5 _ _")
    renderer.advance(by: 1.5)
    #expect(renderer.text().contains("details 80 %   --scale 5   z resets it"))
    try renderer.perform("z wait:0.1")
    #expect(performance.pointsPerPixel == 4)
    #expect(renderer.text().contains("details 100 %   --scale 4"))
    #expect(!renderer.text().contains("resets"))
    renderer.advance(by: Zoom.patience + 0.1)
    #expect(!renderer.text().contains("details") && console.toldZoom == nil)
  }

  @Test func `the line of time has room for the zoom, too`() throws {
    try renderer.perform("wait:1 p + wait:0.2")
    #expect(renderer.text().contains("paused, details 125 %"))
    renderer.advance(by: Zoom.patience)
    #expect(renderer.text().contains("paused") && !renderer.text().contains("details"))
  }

  @Test func `on a narrow screen words are left out rather than cut`() throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 40, rows: 12, options: PlayerOptions())
    func ends(with words: String) -> Bool {
      renderer.text().split(separator: "\n").contains {
        $0.reversed().drop { " .#".contains($0) }.starts(with: words.reversed())
      }
    }
    try renderer.perform("wait:1 + wait:0.2")
    #expect(["details", "125", "%"].allSatisfy(renderer.text().contains))
    #expect(!renderer.text().contains("--scale"))
    try renderer.perform("p > > wait:0.2")
    #expect(ends(with: "paused, 4x"))
  }

  @Test func `zooming is reset to where the player began`() throws {
    var options = PlayerOptions()
    options.pointsPerPixel = 6
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: options)
    try renderer.perform("+ + z")
    #expect(renderer.performance.pointsPerPixel == 6)
    withExtendedLifetime(console) {}
  }

  @Test(arguments: [(0.5, "+"), (64, "_")])
  func `a key never zooms the other way, wherever it begins`(scale: Double, key: String) throws {
    performance.pointsPerPixel = scale
    try renderer.perform(key)
    #expect(performance.pointsPerPixel == scale)
    try renderer.perform(key == "+" ? "_" : "+")
    #expect(performance.pointsPerPixel == (key == "+" ? scale * 1.25 : scale / 1.25))
  }

  @Test(arguments: [(40, 12), (60, 18), (80, 24), (120, 40)])
  func `the line of time is between the picture and the keys`(columns: Int, rows: Int) throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .counter))
      .renderer(columns: columns, rows: rows, options: PlayerOptions())
    try renderer.perform("wait:3 p wait:0.1")
    let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("paused") })
    let screen = CGSize(width: 4 * columns, height: 8 * rows)
    #expect(CGFloat(row) * 8 >= Picture<EmptyView>.area(of: screen).maxY && row < rows - 2)
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `all that is to be read over a show can be read`(scheme: ColorScheme) throws {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .percent))
      .renderer(columns: 80, rows: 24, options: options)
    try renderer.perform("wait:1 p ? wait:1")
    let screen = VirtualScreen(columns: 80, rows: 24)
    screen.show(lines: renderer.lines())
    let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("inspector") })
    for column in 16..<64 {
      let cell = screen[column, row]
      guard cell.text.contains(where: \.isLetter) else { continue }
      #expect(try #require(Contrast.ratio(cell.foreground, cell.background)) >= 4.5, "\(cell)")
    }
  }

  @Test func `a click on the line of time goes there`() throws {
    try renderer.perform("wait:4 p wait:0.1")
    let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("paused") })
    #expect(row == 21)
    performance.click(CGPoint(x: 40 * 4, y: CGFloat(row) * 8 + 4))
    #expect(performance.time > 1 && performance.time < 3)
    performance.click(CGPoint(x: 11 * 4 + 1, y: CGFloat(row) * 8 + 4))
    #expect(performance.time < 0.1)
    // Who misses it by a row means it, too.
    performance.click(CGPoint(x: 40 * 4, y: CGFloat(row) * 8 - 4))
    #expect(performance.time > 1)
  }

  @Test func `the line of time is dragged by hand, and goes on when it is let go`() throws {
    try renderer.perform("wait:4 <")
    let row = try #require(
      renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("1/2x") })
    func point(_ column: Double) -> CGPoint { CGPoint(x: column * 4, y: Double(row) * 8 + 4) }
    performance.send(.pointerDown(point(40)))
    #expect(performance.isPaused)
    let half = performance.time
    #expect(half > 1 && half < 3)
    performance.send(.pointerMoved(point(26)))
    #expect(performance.time < half - 0.5 && performance.time > 0.5)
    renderer.advance(by: 1)
    #expect(performance.isPaused && performance.time < half - 0.5)
    performance.send(.pointerMoved(point(500)))
    #expect(performance.time == performance.duration && console.showsTime)
    performance.send(.pointerMoved(point(11)))
    performance.send(.pointerUp(point(11)))
    #expect(!performance.isPaused && performance.time < 0.1)
    renderer.advance(by: 1)
    #expect(abs(performance.time - 0.5) < 0.15)
    #expect(abs(performance.duration - 4) < 0.1)
  }

  @Test func `a hand that the terminal takes away lets go of the line of time`() throws {
    try renderer.perform("wait:4 <")
    let row = try #require(
      renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("1/2x") })
    performance.send(.pointerDown(CGPoint(x: 160, y: Double(row) * 8 + 4)))
    #expect(performance.isPaused)
    performance.send(.pointerCancelled)
    renderer.advance(by: 0.1)
    #expect(!performance.isPaused)
  }

  @Test func `a line of time that has no room any more lets time go on`() throws {
    try renderer.perform("wait:4 <")
    let row = try #require(
      renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("1/2x") })
    func resize(columns: Int, rows: Int) {
      performance.configure(
        size: TerminalSize(columns: columns, rows: rows), capabilities: TerminalCapabilities(),
        groundMayChange: false)
      renderer.advance(by: 0.1)
    }
    let point = CGPoint(x: 160, y: Double(row) * 8 + 4)
    performance.send(.pointerDown(point))
    #expect(performance.isPaused)
    resize(columns: 30, rows: 8)
    performance.send(.pointerUp(point))
    resize(columns: 80, rows: 24)
    #expect(!performance.isPaused)
  }

  @Test func `the knob on the line of time is sharp at every moment`() throws {
    try renderer.perform("wait:3 p")
    for share in stride(from: 0.0, through: 1, by: 0.07) {
      console.scrub(toShare: share)
      renderer.advance(by: 0.1)
      let picture = renderer.bitmap()
      // Above the line there is the knob alone.
      let row = picture.pixels[42 * picture.width..<43 * picture.width]
      #expect(row.count { $0 & 0xFF > 0x40 } == 1, "\(share)")
    }
  }

  @Test func `a pause outlasts a hand on the line of time`() throws {
    try renderer.perform("wait:2 p")
    console.scrub(toShare: 0.5)
    console.letGo()
    #expect(performance.isPaused && abs(performance.time - 1) < 0.05)
    console.letGo()
    #expect(performance.isPaused)
  }

  @Test func `a key that means nothing in the past leaves what was to come`() throws {
    try renderer.perform("wait:1 c wait:1 c wait:1 p")
    performance.seek(to: 2.2)
    let later = renderer.bitmap()
    performance.seek(to: 0.5)
    let now = renderer.bitmap()
    try renderer.perform("x end f5")
    #expect(performance.duration > 2.9 && renderer.bitmap() == now)
    performance.seek(to: 2.2)
    #expect(renderer.bitmap() == later)
    performance.seek(to: 0.5)
    try renderer.perform("c")
    #expect(performance.duration < 0.6)
  }

  @Test func `Esc closes what is open, one after the other, and leaves in the end`() throws {
    var quits = 0
    console.onQuit = { quits += 1 }
    try renderer.perform("i ? esc")
    #expect(console.helpPage == nil && console.isInspectorOpen)
    try renderer.perform("esc")
    #expect(!console.isInspectorOpen && quits == 0)
    try renderer.perform("esc")
    #expect(quits == 1)
    try renderer.perform("q")
    #expect(quits == 2)
  }

  @Test func `Esc leaves the full screen before it leaves the program`() throws {
    var quits = 0
    console.onQuit = { quits += 1 }
    try renderer.perform("wait:1 f wait:1")
    #expect(console.show?.act.stage.isBare == true)
    try renderer.perform("? esc")
    #expect(console.helpPage == nil && console.show?.act.stage.isBare == true)
    try renderer.perform("esc wait:1")
    #expect(console.show?.act.stage.isBare == false && quits == 0)
    #expect(renderer.text().contains("? keys"))
    performance.seek(to: 1.5)
    #expect(console.show?.act.stage.isBare == true)
    performance.seek(to: performance.duration)
    try renderer.perform("esc")
    #expect(quits == 1)
  }

  @Test(arguments: SceneName.allCases)
  func `the help has the keys of buttons where there are buttons`(name: SceneName) {
    let table = Act(id: 0, name: name, seed: 0).table
    let hasButtons = [.splash, .motion, .transitions].contains(name)
    #expect(table.bindings.contains { $0.meaning == "next button" } == hasButtons)
  }

  @Test func `the inspector is asked for, and only then looked at`() throws {
    #expect(!performance.isInspected)
    try renderer.perform("i wait:0.5")
    #expect(performance.isInspected)
    #expect(renderer.text().contains("frames/s"))
    try renderer.perform("i wait:0.5")
    #expect(!performance.isInspected)
    #expect(!renderer.text().contains("frames/s"))
  }

  @Test(arguments: [(0, "0:00.00"), (1.239, "0:01.23"), (75.5, "1:15.50"), (600, "10:00.00")])
  func `times are minutes, seconds and hundredths`(seconds: Double, text: String) {
    #expect(TimeText(seconds).description == text)
  }

  @Test(arguments: [
    (1.0 / 16, "1/16x"), (0.5, "1/2x"), (0.75, "0.75x"), (1.0, "1x"), (1.5, "1.5x"), (8.0, "8x"),
  ])
  func `speeds are told as they are`(rate: Double, text: String) {
    #expect(TimeText.speed(rate) == text)
  }

  @Test func `the parts of the help have room on any screen`() {
    let table = Act(id: 0, name: .splash, seed: 0).table
    for columns in stride(from: 28, through: 200, by: 7) {
      for rows in [6, 12, 18, 40] {
        let layout = HelpLayout(table, columns: columns, rows: rows)
        #expect(layout.size.columns <= columns + 2 * HelpLayout.margin.columns)
        let line = layout.pages.count > 1 ? 1 : 0
        #expect(layout.size.rows <= rows + 2 * HelpLayout.margin.rows + line)
        #expect(layout.pages.allSatisfy { page in page.allSatisfy { !$0.isEmpty } })
      }
    }
  }

  @Test func `the line that tells the page stands clear of the keys`() {
    let table = Act(id: 0, name: .splash, seed: 0).table
    let screen = TerminalSize(columns: 40, rows: 12)
    let layout = HelpLayout(table, on: screen)
    let keys = layout.pages.joined().map(\.count).max() ?? 0
    #expect(layout.pages.count > 1)
    #expect(layout.size.rows == keys + 2 * HelpLayout.margin.rows + 1)
    #expect(layout.size.rows <= screen.rows)
  }

  @Test func `the speed that time always has is not told`() throws {
    try renderer.perform("wait:1 home wait:0.1")
    #expect(renderer.text().contains("0:01.") && !renderer.text().contains("1x"))
    try renderer.perform("> wait:0.1")
    #expect(renderer.text().contains("2x"))
  }
}
