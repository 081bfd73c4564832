import TermAnim
import Testing

@testable import termsplash

@MainActor
struct CounterSceneTests {
  @Test(arguments: [0, 7, 10, 99, 100, 305, 999, 1000, 9999])
  func `wheels at rest show the digits of the number, and no leading zero`(number: Int) {
    for sign in [1, -1] {
      let odometer = Odometer(Double(sign * number))
      let wheels = (0..<CounterModel.places).reversed().filter(odometer.hasWheel)
      let digits = wheels.map { "\(Int(odometer.turns(ofWheel: $0)) % 10)" }
      #expect(digits.joined() == "\(number)")
      #expect(odometer.isNegative == (sign * number < 0))
    }
  }

  @Test func `a wheel turns with those behind it while they go from 9 to 0, and else rests`() {
    let carry = Odometer(199.25)
    for place in 0...2 {
      #expect(abs(carry.turns(ofWheel: place).truncatingRemainder(dividingBy: 1) - 0.25) < 1e-9)
    }
    #expect(Odometer(198.9).turns(ofWheel: 1) == 19)
    #expect(Odometer(198.9).turns(ofWheel: 2) == 1)
  }

  @Test func `wheels turn without a jump`() {
    for place in 0...3 {
      var turns = Odometer(980).turns(ofWheel: place)
      for number in stride(from: 980.0, to: 1020, by: 0.01) {
        let next = Odometer(number).turns(ofWheel: place)
        #expect(abs(next - turns) < 0.02 && next >= turns - 1e-9)
        turns = next
      }
    }
  }

  @Test func `a leading wheel is there from the half of its turn on, and so is a sign`() {
    #expect(Odometer(99.5).hasWheel(2) && !Odometer(99.4).hasWheel(2))
    #expect(Odometer(-0.5).isNegative && !Odometer(-0.4).isNegative)
    #expect(!Odometer(.nan).hasWheel(1) && Odometer(.nan).turns(ofWheel: 0) == 0)
    #expect(!Odometer(-.infinity).isNegative)
  }

  /// The columns of the screen in which something is drawn.
  private func columns(_ preview: ScenePreview<CounterScene>) -> ClosedRange<Int> {
    let columns = preview.drawn.map(\.column)
    return (columns.min() ?? 0)...(columns.max() ?? 0)
  }

  @Test func `a wheel goes in some time, however fast the number passes`() throws {
    let preview = ScenePreview<CounterScene>()
    try preview.press("space wait:3")
    var ends = [columns(preview).upperBound]
    let wheel = columns(preview).count / 4
    try preview.press("down")
    for _ in 0..<45 {
      preview.advance(by: 1 / 60)
      ends.append(columns(preview).upperBound)
    }
    let steps = zip(ends, ends.dropFirst()).map { abs($0 - $1) }
    #expect(ends[0] - ends[45] > wheel / 3)
    #expect((steps.max() ?? 0) <= 2, "\(ends)")
  }

  @Test func `wheels swing by no sign and no further wheel`() throws {
    func picture(of number: Double, in range: ClosedRange<Double>) -> Bitmap {
      FrameRenderer(columns: 80, rows: 24) {
        CounterDigits(
          number: number, target: 5, range: range, coming: .default,
          wheel: CGSize(width: 40, height: 60), palette: Palette.all[1])
      }
      .bitmap()
    }
    #expect(picture(of: -409, in: 0...999) == picture(of: 0, in: 0...999))
    #expect(picture(of: 1040, in: 0...999) == picture(of: 999, in: 0...999))
    let preview = ScenePreview<CounterScene>()
    let range = { preview.scene.model.range }
    try preview.press("5 return")
    #expect(range() == 0...999)
    try preview.press("- 1 2 return")
    #expect(range() == -999...999)
    try preview.press("2 0 4 8 return")
    #expect(range().upperBound == 9999)
    for _ in 0..<16 { try preview.press("up") }
    #expect(range() == 0...9999)
  }

  @Test(arguments: [
    ("up", 1000), ("right", 1009), ("down left", 988), ("- 1 2 return", -12), ("7 return", 7),
    ("5 5 5 5 5 return", 999), ("4 esc", 999), ("- return", 999), ("4 - 2 return", 42),
    ("- - 5 return", -5), ("5 home - return", -5), ("- return 3 return", -3),
  ])
  func `keys count, and digits open an entry`(keys: String, number: Int) throws {
    let preview = ScenePreview<CounterScene>()
    #expect(try preview.press(keys))
    #expect(preview.scene.model.number == number)
  }

  @Test func `chance is the seed's`() throws {
    let numbers = try [1, 1, 2].map { (seed: UInt64) in
      let preview = ScenePreview<CounterScene>(seed: seed)
      try preview.press("r")
      return preview.scene.model.number
    }
    #expect(numbers[0] == numbers[1] && numbers[1] != numbers[2])
  }

  @Test func `the digits roll and come to rest`() throws {
    let preview = ScenePreview<CounterScene>()
    let rest = preview.picture
    try preview.press("up wait:0.2")
    #expect(preview.picture != rest)
    try preview.press("wait:3 down wait:3")
    #expect(preview.picture == rest)
  }

  @Test(arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
  func `the sign is two pixels high or more, and crisp`(columns: Int, rows: Int) throws {
    let preview = ScenePreview<CounterScene>(columns: columns, rows: rows)
    try preview.press("- 1 2 return wait:5")
    let (picture, places) = (preview.picture, preview.drawn)
    let first = places.map(\.column).min() ?? 0
    let sign = places.filter { $0.column == first + 3 }
    let colors = Set(sign.map { picture.pixels[$0.row * picture.width + $0.column] })
    #expect(sign.count >= 2 && colors.count == 1)
  }

  @Test func `a click between two wheels counts`() {
    let preview = ScenePreview<CounterScene>()
    preview.advance(by: 1)
    let (columns, number) = (Set(preview.drawn.map(\.column)), preview.scene.model.number)
    let gap = ((columns.min() ?? 0)...(columns.max() ?? 0)).first { !columns.contains($0) }
    preview.click(x: (Double(gap ?? 0) + 0.5) / 80, y: 0.47)
    #expect(gap != nil && preview.scene.model.number != number)
  }

  @Test(arguments: [0.0, 1])
  func `a click on the sign counts, and so does one on the last wheel behind it`(
    share: Double
  ) throws {
    let preview = ScenePreview<CounterScene>()
    try preview.press("- 2 0 4 8 return wait:5")
    let columns = columns(preview)
    let column = Double(columns.lowerBound) + share * Double(columns.count - 1)
    preview.click(x: (column + 0.5) / 80, y: 0.47)
    #expect(preview.scene.model.number != -2048)
  }
}
