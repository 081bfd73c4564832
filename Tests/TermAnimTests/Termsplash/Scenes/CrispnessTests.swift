import TermAnim
import Testing

@testable import termsplash

/// What rests lies on whole pixels: a line across it has its colours and the ground's, none
/// between.
@MainActor
struct CrispnessTests {
  /// A scene that has come to rest.
  private func rested<Scene: DemoScene>(
    _ type: Scene.Type, _ size: CompositionTests.Size, colorScheme: ColorScheme = .dark
  ) -> ScenePreview<Scene> {
    let preview = ScenePreview<Scene>(
      columns: size.columns, rows: size.rows, colorScheme: colorScheme)
    preview.advance(by: 0.1)
    preview.scene.play()
    preview.advance(by: 6)
    return preview
  }

  private func row(_ y: Int, of picture: Bitmap) -> [UInt32] {
    Array(picture.pixels[y * picture.width..<(y + 1) * picture.width])
  }

  private func column(_ x: Int, of picture: Bitmap) -> [UInt32] {
    (0..<picture.height).map { picture.pixels[$0 * picture.width + x] }
  }

  /// The stretches of a line that are not the ground's, from the first to the last pixel of each.
  private func runs(_ line: [UInt32], ground: UInt32) -> [ClosedRange<Int>] {
    line.indices.reduce(into: []) { runs, index in
      guard line[index] != ground else { return }
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
  }

  @Test(arguments: CompositionTests.sizes)
  func `dancers have straight edges, and two pixels between them`(
    size: CompositionTests.Size
  ) throws {
    let preview = rested(PhasesScene.self, size)
    let (picture, drawn) = (preview.picture, preview.drawn)
    let (top, left) = (drawn.map(\.row).min() ?? 0, drawn.map(\.column).min() ?? 0)
    let bottom = drawn.map(\.row).max() ?? 0
    for line in [
      row(top + (bottom - top) / 4, of: picture), column(left + (bottom - top) / 4, of: picture),
    ] {
      #expect(Set(line).count == 3)
      let dancers = runs(line, ground: picture.pixels[0])
      try #require(dancers.count == 2)
      #expect(dancers[1].lowerBound - dancers[0].upperBound > 2)
      #expect(dancers[0].count == dancers[1].count)
    }
  }

  @Test(arguments: CompositionTests.sizes)
  func `wheels have straight edges, and digits in their middle`(
    size: CompositionTests.Size
  ) throws {
    let preview = rested(CounterScene.self, size, colorScheme: .light)
    let (picture, drawn) = (preview.picture, preview.drawn)
    let (top, bottom) = (drawn.map(\.row).min() ?? 0, drawn.map(\.row).max() ?? 0)
    let across = row((top + bottom) / 2, of: picture)
    let wheels = runs(across, ground: picture.pixels[0])
    let wheel = try #require(wheels.last)
    let window = column((wheel.lowerBound + wheel.upperBound) / 2, of: picture)
    #expect(wheels.count == CounterModel.places)
    #expect(wheels.allSatisfy { across[$0.lowerBound] == window[top + 1] })
    #expect(wheels.allSatisfy { across[$0.upperBound] == window[top + 1] })
    let digit = runs(Array(window[top...bottom]), ground: window[top + 1])
    let (above, below) = (
      try #require(digit.first).lowerBound,
      bottom - top - (try #require(digit.last)).upperBound
    )
    #expect(abs(above - below) <= (bottom + above + below - top) % 2, "\(above), \(below)")
  }

  @Test(arguments: CompositionTests.sizes)
  func `the line of the gradient is as thick as it looks`(size: CompositionTests.Size) throws {
    let picture = rested(GradientScene.self, size).picture
    let column = column(picture.width * 3 / 10, of: picture)
    let line = try #require(runs(column, ground: picture.pixels[0]).last)
    #expect(Set(column[line]).count == 1)
  }

  @Test(arguments: CompositionTests.sizes)
  func `racers keep to lines with straight edges, and apart`(size: CompositionTests.Size) throws {
    let preview = rested(SpringsScene.self, size)
    let picture = preview.picture
    #expect(Set(column(picture.width * 76 / 100, of: picture)).count == 2)
    let goal = try #require(
      (picture.width * 76 / 100..<picture.width).last { x in
        Set(column(x, of: picture)).count > 2
      })
    let balls = runs(column(goal - 1, of: picture), ground: picture.pixels[0])
    let room = Picture<EmptyView>.area(of: CGSize(width: 0, height: 8 * size.rows)).height
    #expect(balls.count == min(8, Int(room / 16)))
  }

  @Test(arguments: CompositionTests.sizes.filter { $0.columns >= 80 })
  func `names are as far below the cards in both rows`(size: CompositionTests.Size) throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .transitions))
      .renderer(columns: size.columns, rows: size.rows, options: PlayerOptions())
    renderer.advance(by: 4)
    let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
    let picture = renderer.bitmap()
    let column = column(picture.width / 5, of: picture)
    let distances = try ["opacity", "push"].map { name in
      let row = try #require(lines.firstIndex { $0.contains(name) })
      let card = try #require(column[..<(2 * row)].lastIndex { $0 != picture.pixels[0] })
      return 2 * row - card
    }
    #expect(distances[0] == distances[1] && distances[0] <= 2)
  }

  @Test func `a length in the middle of a room leaves whole pixels on both sides`() {
    for room in stride(from: 40.0, through: 60, by: 4) {
      for length in stride(from: 8.0, through: 30, by: 0.5) {
        let rounded = CGFloat(length).onPixels(of: 4, inMiddleOf: room)
        #expect(((room - rounded) / 2).truncatingRemainder(dividingBy: 4) == 0)
        #expect(abs(rounded - length) <= 4)
      }
    }
  }

  @Test(arguments: [2.56, 8])
  func `letters of as many pixels are as bold at any scale`(scale: Double) {
    func ink(_ scale: Double, @ViewBuilder _ content: @escaping () -> some View) -> Int {
      var options = PlayerOptions()
      options.pointsPerPixel = scale
      return FrameRenderer(columns: 40, rows: 16, options: options) { content() }.bitmap()
        .pixels.count { max($0 & 0xFF, $0 >> 8 & 0xFF) > 0x80 }
    }
    func wheel(_ scale: Double) -> Int {
      ink(scale) {
        CounterWheel(
          turns: 8, size: CGSize(width: 12 * scale, height: 18 * scale), color: .yellow)
      }
    }
    func wave(_ scale: Double) -> Int {
      ink(scale) {
        WaveText(
          text: "mm", phase: 0, width: 6, size: 12 * scale, swell: 1.3, anchor: .bottom,
          palette: Palette.all[1])
      }
    }
    #expect(wheel(scale) > 20 && abs(wheel(scale) - wheel(4)) <= wheel(4) / 10)
    #expect(wave(scale) > 20 && abs(wave(scale) - wave(4)) <= wave(4) / 10)
  }
}
