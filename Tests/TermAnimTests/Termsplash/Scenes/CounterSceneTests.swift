import TermAnim
import Testing

@testable import termsplash

@MainActor
struct CounterSceneTests {
  @Test(arguments: [0, 7, 10, 99, 100, 305, 999, 1000, 9999])
  func `wheels at rest show the digits of the number, and no leading zero`(number: Int) {
    for sign in [1, -1] {
      let odometer = Odometer(Double(sign * number))
      let digits = (0..<odometer.count).reversed().map {
        "\(Int(odometer.turns(ofWheel: $0)) % 10)"
      }
      #expect(digits.joined() == "\(number)")
      #expect((0..<odometer.count).allSatisfy { odometer.presence(ofWheel: $0) == 1 })
      #expect(odometer.minus == (sign * number < 0 ? 1 : 0))
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

  @Test func `a leading wheel comes as it turns from 0 to 1, a sign as the number passes 0`() {
    #expect(abs(Odometer(99.5).presence(ofWheel: 2) - 0.5) < 1e-9)
    #expect(Odometer(99.5).count == 3)
    #expect(Odometer(98.9).count == 2)
    #expect(Odometer(-0.25).minus == 0.25)
    #expect(Odometer(.nan).count == 1 && Odometer(.nan).turns(ofWheel: 0) == 0)
    #expect(Odometer(-.infinity).minus == 0)
  }

  @Test(arguments: [
    ("up", 1000), ("right", 1009), ("down left", 988), ("- 1 2 return", -12), ("7 return", 7),
    ("5 5 5 5 5 return", 9999), ("4 esc", 999), ("- return", 999), ("4 - 2 return", 42),
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
}
