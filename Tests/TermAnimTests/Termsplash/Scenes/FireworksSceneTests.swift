import TermAnim
import Testing

@testable import termsplash

@MainActor
struct FireworksSceneTests {
  private let firework = Firework(
    id: 0, palette: Palette.all[0], apex: CGPoint(x: 0.1, y: 0.6), delay: 0, seed: 11)

  private func sparks(after seconds: Double, isStill: Bool = false) -> [Firework.Spark] {
    firework.sparks(after: seconds, aspect: 2, isStill: isStill)
  }

  @Test func `a rocket rises to its apex and bursts there`() {
    #expect(sparks(after: -0.1).isEmpty)
    let way = stride(from: 0.01, to: Firework.rise, by: 0.05).map { sparks(after: $0) }
    #expect(way.allSatisfy { $0.count == 1 })
    let heights = way.compactMap(\.first?.place.y)
    #expect(heights == heights.sorted() && heights[0] < 0.02)
    let burst = sparks(after: Firework.rise)
    #expect(burst.count > 40)
    #expect(burst.allSatisfy { hypot($0.place.x - 0.2, $0.place.y - 0.6) < 1e-9 })
  }

  @Test func `stars fly apart, fade and are out in the end`() {
    let spread = { (seconds: Double) in
      self.sparks(after: seconds).map { hypot($0.place.x - 0.2, $0.place.y - 0.6) }.max() ?? 0
    }
    #expect(spread(1) < spread(1.3) && spread(1.3) < spread(1.8))
    let light = [1.2, 1.5, 2, 2.5, 3.19].map { sparks(after: $0).map(\.brightness).reduce(0, +) }
    #expect(light == light.sorted(by: >))
    #expect((light.last ?? 1) < (light.first ?? 0) / 50)
    #expect(sparks(after: Firework.life).isEmpty)
  }

  @Test func `the burst shines at once, and for a moment`() {
    #expect(firework.flash(after: Firework.rise - 0.01) == 0)
    #expect(firework.flash(after: Firework.rise) == 1)
    #expect((0.01..<0.99).contains(firework.flash(after: Firework.rise + 0.2)))
    #expect(firework.flash(after: Firework.rise + 0.4) == 0)
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `a burst lights the sky around it`(scheme: ColorScheme) {
    var options = PlayerOptions()
    options.colorScheme = scheme
    func lit(after seconds: Double) -> Set<UInt32> {
      let picture = FrameRenderer(columns: 80, rows: 40, options: options) {
        FireworkSky(firework: firework, age: Firework.rise + seconds)
      }.bitmap()
      // A quarter of the height to the left of the burst, which is a tenth right of the middle.
      let place = picture.width * 32 + 40 + 8 - 20
      return [picture.pixels[place], picture.pixels[0]]
    }
    #expect(lit(after: 0.2).count == 2)
    #expect(lit(after: -0.05).count == 1)
  }

  @Test func `stars that are still in one place are faint`() {
    let light = { (seconds: Double) in
      self.sparks(after: Firework.rise + seconds).map(\.brightness).max() ?? 0
    }
    #expect(light(0) < 0.2 && light(0.1) < light(0.3) && light(0.3) > 0.8)
  }

  @Test func `most stars fly in a shell, and none is ahead of its own tail`() {
    let places = sparks(after: 1.6).map { hypot($0.place.x - 0.2, $0.place.y - 0.6) }
    let reach = places.max() ?? 0
    #expect(places.count { $0 > reach * 0.75 } > places.count / 2)
    for spark in sparks(after: 1.2) {
      #expect(
        hypot(spark.tail.x - 0.2, spark.tail.y - 0.6)
          <= hypot(spark.place.x - 0.2, spark.place.y - 0.6) + 1e-9)
    }
  }

  @Test(arguments: [40, 80, 301])
  func `the town reaches from edge to edge, and no higher than it may`(columns: Int) {
    var random = SplitMix64(seed: 3)
    let houses = Skyline.houses(columns: columns, height: 20, &random)
    #expect(houses.first?.x == 0)
    for (house, next) in zip(houses, houses.dropFirst()) {
      #expect(house.x + house.width == next.x)
    }
    #expect(houses.last.map { $0.x + $0.width >= columns } == true)
    #expect(houses.allSatisfy { 9...20 ~= $0.height && $0.width >= 4 })
  }

  @Test func `a click sends a rocket to where it is`() throws {
    let preview = ScenePreview<FireworksScene>()
    preview.click(x: 0.25, y: 0.4)
    let apex = try #require(preview.scene.model.fireworks.first).apex
    #expect(abs(apex.x + 0.25) < 0.01 && abs(apex.y - 0.6) < 0.01)
  }

  @Test func `with less motion stars stay where they are`() {
    #expect(sparks(after: 0.5, isStill: true).isEmpty)
    #expect(
      sparks(after: 1, isStill: true).map(\.place) == sparks(after: 2, isStill: true).map(\.place))
  }

  @Test func `a salvo is as large as was asked for, and the seed's`() {
    let models = [1, 1, 2].map { (seed: UInt64) in FireworksModel(seed: seed) }
    for model in models {
      model.choose(salvo: 5)
      model.fire()
      #expect(model.fireworks.count == 5)
    }
    #expect(
      models[0].fireworks == models[1].fireworks && models[1].fireworks != models[2].fireworks)
    #expect(models[0].fireworks.map(\.id) == [0, 1, 2, 3, 4])
    models[0].clear(2)
    #expect(models[0].fireworks.map(\.id) == [0, 1, 3, 4])
    models[0].choose(salvo: 12)
    #expect(models[0].salvo == 9)
  }

  @Test func `bursts wake the town, which sleeps again when they are out`() throws {
    let preview = ScenePreview<FireworksScene>()
    func windows() -> Int {
      let picture = preview.picture
      return picture.pixels.suffix(picture.width * 12).count {
        $0 & 0xFFFF == 0xCCFF || $0 & 0xFF > 180
      }
    }
    let asleep = windows()
    try preview.press("9 wait:0.8")
    #expect(windows() < asleep + 8)
    preview.advance(by: 2.5)
    #expect(windows() > asleep + 10)
    preview.advance(by: 8)
    #expect(windows() == asleep)
  }

  @Test func `the sky is dark again, and silent, when all is out`() throws {
    let preview = ScenePreview<FireworksScene>()
    let rest = preview.picture
    func lit() -> Int { zip(rest.pixels, preview.picture.pixels).count { $0 != $1 } }
    try preview.press("space wait:1.4")
    #expect(lit() > 20)
    preview.advance(by: 6)
    #expect(lit() == 0)
    try preview.press("1 wait:1.5")
    #expect(lit() > 20)
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `the town is blue where that takes no dots`(scheme: ColorScheme) {
    func wall(_ depth: ColorDepth) -> (red: Int, blue: Int) {
      var options = PlayerOptions()
      (options.colorDepth, options.colorScheme) = (depth, scheme)
      let picture = FrameRenderer(columns: 80, rows: 24, options: options) { Skyline(row: .near) }
        .bitmap()
      let pixel = picture.pixels[picture.pixels.count - 1]
      return (Int(pixel & 0xFF), Int(pixel >> 16 & 0xFF))
    }
    #expect(wall(.trueColor).blue - wall(.trueColor).red > 6)
    #expect(abs(wall(.indexed256).blue - wall(.indexed256).red) <= 6)
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `where nothing moves fireworks stand in the sky`(scheme: ColorScheme) throws {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let moving = options
    (options.reducesMotion, options.disablesAnimations) = (true, true)
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .fireworks, motion: .none))
      .renderer(columns: 80, rows: 24, options: options)
    renderer.advance(by: 0.1)
    let first = renderer.bitmap()
    renderer.advance(by: 10)
    #expect(renderer.bitmap() == first)
    let (empty, _) = Staging(beginning: Show.Beginning(scene: .fireworks))
      .renderer(columns: 80, rows: 24, options: moving)
    empty.advance(by: 12)
    #expect(zip(first.pixels, empty.bitmap().pixels).count { $0 != $1 } > 300)
    try renderer.perform("space wait:0.1")
    #expect(renderer.bitmap() != first)
    let scene = try #require(console.show?.act.scene as? FireworksScene)
    #expect(scene.model.last.count == 3 && scene.model.fireworks.isEmpty)
    renderer.performance.click(CGPoint(x: 80, y: 60))
    renderer.advance(by: 0.1)
    #expect(scene.model.last.count == 1)
  }

  @Test(arguments: [ColorScheme.dark, .light])
  func `a sky at rest has the moon or the sun, on all screens`(scheme: ColorScheme) {
    for (columns, rows) in [(40, 12), (80, 24), (120, 40), (200, 60)] {
      let preview = ScenePreview<FireworksScene>(columns: columns, rows: rows, colorScheme: scheme)
      let picture = preview.picture
      let orb = preview.pixel(x: 0.86, y: 0.22)
      let like = picture.pixels.indices.filter { picture.pixels[$0] == orb }
      #expect(orb != picture.pixels[0] && like.count >= 9)
      #expect(like.allSatisfy { $0 % columns > columns / 2 && $0 / columns < rows })
    }
  }

  /// A burst of a kind, half a second and more than a second after it.
  private func places(_ kind: Firework.Kind, after seconds: Double) -> [CGPoint] {
    let firework = Firework(
      id: 0, palette: Palette.all[0], apex: CGPoint(x: 0, y: 0.6), delay: 0, seed: 5, kind: kind)
    return firework.sparks(after: Firework.rise + seconds, aspect: 2).map(\.place)
  }

  @Test func `a ring is a hoop seen aslant, around a small ball`() {
    let ways = places(.ring, after: 0.6).map { hypot($0.x, $0.y - 0.6 + 0.06 * 0.36) }
    let reach = ways.max() ?? 0
    // Seen aslant, some of the hoop is nearer, but none of it as near as the ball.
    let core = ways.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    #expect((core.max() ?? 1) < reach * 0.4)
    let hoop = ways.enumerated().filter { $0.offset % 3 != 0 }.map(\.element)
    #expect((hoop.min() ?? 1) < reach * 0.65 && reach > 0.2)
    let ball = places(.ball, after: 0.6).enumerated().filter { $0.offset % 3 != 0 }
      .map { hypot($0.element.x, $0.element.y - 0.6 + 0.06 * 0.36) }
    #expect((ball.min() ?? 0) > (ball.max() ?? 0) * 0.8)
  }

  @Test func `a willow sinks further than a ball, and its trails are longer`() {
    func mean(_ kind: Firework.Kind) -> Double {
      let heights = places(kind, after: 2).map(\.y)
      return heights.reduce(0, +) / Double(heights.count)
    }
    #expect(mean(.willow) < mean(.ball) - 0.1)
    func trail(_ kind: Firework.Kind) -> Double {
      let firework = Firework(
        id: 0, palette: Palette.all[0], apex: CGPoint(x: 0, y: 0.6), delay: 0, seed: 5, kind: kind)
      return firework.sparks(after: Firework.rise + 1, aspect: 2)
        .map { hypot($0.place.x - $0.tail.x, $0.place.y - $0.tail.y) }.reduce(0, +)
    }
    #expect(trail(.willow) > 1.5 * trail(.ball))
  }

  @Test func `the stars of a willow fly near and far, and stand where they hang down`() {
    let ways = places(.willow, after: 0.6).map { hypot($0.x, $0.y - 0.6 + 0.1 * 0.36) }
    #expect((ways.min() ?? 1) < (ways.max() ?? 0) * 0.5)
    let firework = Firework(
      id: 0, palette: Palette.all[0], apex: CGPoint(x: 0, y: 0.6), delay: 0, seed: 5, kind: .willow)
    let still = firework.sparks(after: Firework.rise + 0.1, aspect: 2, isStill: true).map(\.place)
    let heights = still.map(\.y).reduce(0, +) / Double(still.count)
    let open = places(.willow, after: 0.5).map(\.y).reduce(0, +) / Double(still.count)
    #expect(heights < open - 0.03)
  }

  @Test func `salvos differ in their places, colours and kinds, and have the present colours`() {
    let model = FireworksModel(seed: 3)
    let salvos = (1...20).map { _ in
      model.fire()
      return model.last
    }
    let orders = Set(
      salvos.map { salvo in
        salvo.indices.sorted { salvo[$0].apex.x < salvo[$1].apex.x }
      })
    #expect(orders.count >= 4)
    #expect(Set(salvos.map { $0.map(\.palette) }).count >= 8)
    #expect(Set(salvos.joined().map(\.kind)) == Set(Firework.Kind.allCases))
    for salvo in salvos {
      #expect(salvo.contains { $0.palette == model.palette })
      #expect(Set(salvo.map(\.palette)).count == salvo.count)
    }
  }

  @Test func `with less motion fireworks burst at once`() throws {
    let preview = ScenePreview<FireworksScene>(reducesMotion: true)
    let rest = preview.picture
    try preview.press("1 wait:0.4")
    let burst = preview.picture
    #expect(zip(rest.pixels, burst.pixels).count { $0 != $1 } > 20)
    // The town wakes with it.
    let town = zip(rest.pixels, burst.pixels).suffix(rest.width * 10)
    #expect(town.contains { $0 != $1 })
    preview.advance(by: Firework.life - Firework.rise)
    #expect(preview.scene.model.fireworks.isEmpty)
  }
}
