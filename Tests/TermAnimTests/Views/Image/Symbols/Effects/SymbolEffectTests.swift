import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SymbolEffectTests {
  private struct Heart: View {
    @State var likes = 0

    var body: some View {
      Image(systemName: "heart.fill").font(.system(size: 40))
        .symbolEffect(.bounce, value: likes)
        .onTapGesture { likes += 1 }
    }
  }

  @Test func `a symbol jumps once for a change`() {
    let host = ViewHost(Heart())
    func width() -> CGFloat { host.firstBox?.width ?? 0 }
    let rest = width()
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 0.15)
    #expect(width() > rest * 1.1)
    host.run(for: 1)
    #expect(abs(width() - rest) < 1e-6)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an effect that lasts goes on while it is active`() {
    let pulsing = Image(systemName: "heart").symbolEffect(.pulse)
    let host = ViewHost(pulsing)
    host.run(for: 0.5)
    #expect((host.drawing.first?.opacity ?? 1) < 0.5)
    let still = Image(systemName: "heart").symbolEffect(.pulse, isActive: false)
    #expect(ViewHost(still).graph.nextWakeUp == nil)
  }

  /// A symbol with an effect that a tap starts.
  private struct Tapped<Effect: DiscreteSymbolEffect>: View {
    let effect: Effect
    var options = SymbolEffectOptions.default
    @State private var count = 0

    var body: some View {
      Image(systemName: "arrow.up").font(.system(size: 40))
        .symbolEffect(effect, options: options, value: count)
        .onTapGesture { count += 1 }
    }
  }

  /// The layers around the symbol, from where its outline is to where it is seen.
  private func transform(_ host: ViewHost) -> CGAffineTransform {
    host.drawing.first?.transform.affine ?? .identity
  }

  private func center(_ host: ViewHost) -> CGPoint {
    let bounds = host.firstBox ?? .zero
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  @Test func `a symbol turns the way it is told`() {
    func turned(_ effect: RotateSymbolEffect) -> Double {
      let host = ViewHost(Tapped(effect: effect))
      host.tap(at: CGPoint(x: 160, y: 96))
      host.run(for: 0.3)
      let transform = transform(host)
      return atan2(transform.b, transform.a)
    }
    #expect(turned(.rotate) > 0.2 && turned(.rotate) < 1.6)
    #expect(turned(.rotate.clockwise) == turned(.rotate))
    #expect(abs(turned(.rotate.counterClockwise) + turned(.rotate)) < 1e-9)
  }

  @Test func `a turn is whole, and never goes back`() {
    let host = ViewHost(Tapped(effect: .rotate, options: .repeat(2)))
    host.tap(at: CGPoint(x: 160, y: 96))
    var angles: [Double] = [0]
    for _ in 0..<160 {
      host.advance(by: 1 / 60)
      let transform = transform(host)
      let angle = atan2(transform.b, transform.a)
      angles.append(angle < -1e-9 ? angle + 2 * .pi : angle)
    }
    #expect(angles.last == 0 && host.graph.nextWakeUp == nil)
    let falls = zip(angles, angles.dropFirst()).count { $1 < $0 - 1e-9 }
    #expect(falls == 2)
  }

  @Test func `a symbol that turns on and on does so evenly`() {
    let host = ViewHost(Image(systemName: "arrow.up").symbolEffect(.rotate))
    var steps: [Double] = []
    var last = 0.0
    host.advance(by: 0.1)
    for _ in 0..<40 {
      host.advance(by: 1 / 60)
      let transform = transform(host)
      let angle = atan2(transform.b, transform.a)
      steps.append(angle - last < -3 ? angle - last + 2 * .pi : angle - last)
      last = angle
    }
    #expect(steps.dropFirst().allSatisfy { abs($0 - 2 * .pi / 72) < 1e-6 })
  }

  @Test func `a symbol goes where it is shaken or jumps`() {
    func moved<E: DiscreteSymbolEffect>(_ effect: E) -> CGSize {
      let host = ViewHost(Tapped(effect: effect))
      let rest = center(host)
      host.tap(at: CGPoint(x: 160, y: 96))
      host.run(for: 0.1)
      let place = center(host)
      let (x, y) = (place.x - rest.x, place.y - rest.y)
      return CGSize(
        width: abs(x) < 0.01 ? 0 : x.sign == .minus ? -1 : 1,
        height: abs(y) < 0.01 ? 0 : y.sign == .minus ? -1 : 1)
    }
    #expect(moved(.wiggle.left) == CGSize(width: -1, height: 0))
    #expect(moved(.wiggle.right) == CGSize(width: 1, height: 0))
    #expect(moved(.wiggle.up) == CGSize(width: 0, height: -1))
    #expect(moved(.wiggle.down) == CGSize(width: 0, height: 1))
    #expect(moved(.wiggle.backward) == moved(.wiggle.left))
    #expect(moved(.wiggle.forward) == moved(.wiggle.right))
    #expect(moved(.wiggle.custom(angle: .degrees(45))) == CGSize(width: 1, height: 1))
    #expect(moved(.bounce.up) == CGSize(width: 0, height: -1))
    #expect(moved(.bounce.down) == CGSize(width: 0, height: 1))
    #expect(moved(.bounce) == moved(.bounce.up))
  }

  @Test func `a symbol shakes its head to the side that it is told first`() {
    func turned(_ effect: WiggleSymbolEffect) -> Double {
      let host = ViewHost(Tapped(effect: effect))
      host.tap(at: CGPoint(x: 160, y: 96))
      host.run(for: 0.1)
      return transform(host).b
    }
    #expect(turned(.wiggle) > 0.1 && turned(.wiggle.clockwise) == turned(.wiggle))
    #expect(turned(.wiggle.counterClockwise) < -0.1)
  }

  /// The beginnings of jumps in some seconds, in sixtieths of a second.
  private func jumps(_ host: ViewHost, for seconds: Double) -> [Int] {
    var (starts, wasUp): ([Int], Bool) = ([], false)
    for frame in 0..<Int(seconds * 60) {
      host.advance(by: 1 / 60)
      let isUp = transform(host).a > 1.05
      if isUp, !wasUp { starts.append(frame) }
      wasUp = isUp
    }
    return starts
  }

  @Test func `an effect happens as often as its options say`() {
    func count(_ options: SymbolEffectOptions, taps: Int = 1) -> Int {
      let host = ViewHost(Tapped(effect: .bounce, options: options))
      for _ in 0..<taps { host.tap(at: CGPoint(x: 160, y: 96)) }
      return jumps(host, for: 6).count
    }
    #expect(count(.default) == 1 && count(.nonRepeating) == 1)
    #expect(count(.repeat(3)) == 3)
    #expect(count(.repeat(.periodic(2, delay: 1))) == 2)
    #expect(count(.repeating) > 10 && count(.repeat(.continuous)) == count(.repeating))
    #expect(count(.repeating, taps: 0) == 0)
    #expect(count(.repeating.speed(2)) > count(.repeating) * 3 / 2)
  }

  @Test func `a delay is between two rounds, whatever their speed`() {
    func gaps(_ options: SymbolEffectOptions) -> [Int] {
      let host = ViewHost(Tapped(effect: .bounce, options: options))
      host.tap(at: CGPoint(x: 160, y: 96))
      let starts = jumps(host, for: 5)
      return zip(starts, starts.dropFirst()).map { $1 - $0 }
    }
    let (near, far) = (gaps(.repeat(3)), gaps(.repeat(.periodic(3, delay: 1))))
    #expect(near.count == 2 && far.count == 2)
    #expect(zip(near, far).allSatisfy { abs($1 - $0 - 60) <= 1 })
    #expect(gaps(.repeat(.periodic(delay: 1))).allSatisfy { abs($0 - far[0]) <= 1 })
    #expect(gaps(.repeat(.periodic(3, delay: 1)).speed(100)).allSatisfy { abs($0 - 62) <= 3 })
  }

  @Test func `an effect without a value begins by itself, and goes on unless it has a number`() {
    func count(_ options: SymbolEffectOptions) -> Int {
      let symbol = Image(systemName: "heart").symbolEffect(.bounce, options: options)
      return jumps(ViewHost(symbol), for: 6).count
    }
    #expect(count(.default) > 10 && count(.repeating) == count(.default))
    #expect(count(.nonRepeating) == 1)
    #expect(count(.repeat(3)) == 3)
  }

  private struct Switched: View {
    @State private var isActive = false

    var body: some View {
      Image(systemName: "heart").font(.system(size: 40))
        .symbolEffect(.bounce, options: .repeat(2), isActive: isActive)
        .onTapGesture { isActive.toggle() }
    }
  }

  @Test func `an effect with a number happens again whenever it becomes active`() {
    let host = ViewHost(Switched())
    let middle = CGPoint(x: 160, y: 96)
    #expect(jumps(host, for: 1) == [])
    host.tap(at: middle)
    #expect(jumps(host, for: 2).count == 2)
    host.tap(at: middle)
    #expect(jumps(host, for: 2) == [])
    host.tap(at: middle)
    host.run(for: 0.1)
    host.tap(at: middle)
    host.run(for: 1)
    #expect(host.drawing.first?.transform.affine == .identity)
    host.tap(at: middle)
    #expect(jumps(host, for: 2).count == 2)
  }

  @Test func `only symbols move, and those only that no effects are taken from`() {
    let row = HStack {
      Text("text")
      Label("label", systemImage: "ladybug")
      Rectangle().frame(width: 20, height: 20)
      Image(systemName: "ladybug").symbolEffectsRemoved()
      Image(systemName: "ladybug").symbolEffectsRemoved(false)
      Image(systemName: "ladybug").symbolEffect(.scale).symbolEffectsRemoved()
    }
    let (host, still) = (
      ViewHost(row.symbolEffect(.pulse)), ViewHost(row.symbolEffect(.pulse, isActive: false))
    )
    host.run(for: 0.45)
    still.run(for: 0.45)
    let opacities = host.drawing.map(\.opacity)
    #expect(opacities.count == 7)
    let faint = zip(host.drawing, opacities).filter { $1 < 0.9 }.compactMap(\.0.bounds?.midX)
    #expect(faint.count == 2)
    #expect(
      DrawnText.characters(in: host).map(\.origin) == DrawnText.characters(in: still).map(\.origin))
    #expect(host.drawing.last.map { $0.opacity == 1 && $0.transform.affine.a == 1.15 } == true)
  }

  @Test func `effects come together`() {
    let symbol = Image(systemName: "heart").symbolEffect(.scale).symbolEffect(.scale.down)
    #expect(abs(transform(ViewHost(symbol)).a - 1.15 * 0.85) < 1e-9)
    #expect(ViewHost(Image(systemName: "heart").symbolEffect(.appear)).drawing.isEmpty)
  }

  @Test func `an effect appears or goes the way it is told`() {
    func scale<E: TransitionSymbolEffect>(_ effect: E) -> Double {
      effect.motion.poses.first?.scale ?? 1
    }
    #expect(scale(.appear.up) < 1 && scale(.appear) == scale(.appear.up))
    #expect(scale(.appear.down) > 1)
    #expect(scale(.disappear.down) < 1 && scale(.disappear) == scale(.disappear.down))
    #expect(scale(.disappear.up) > 1)
    let pulse = BreatheSymbolEffect.breathe.pulse.motion.poses
    #expect(pulse.contains { $0.opacity < 1 } && pulse.last?.opacity == 1)
    #expect(BreatheSymbolEffect.breathe.motion.poses.allSatisfy { $0.opacity == 1 })
  }

  private struct Counter: View {
    let appearances: HeldValue<Int>
    @State private var count = 0

    var body: some View {
      Text("\(count)").padding().contentShape(Rectangle())
        .onTapGesture { count += 1 }
        .onAppear { appearances.value += 1 }
    }
  }

  private struct Beating: View {
    let appearances: HeldValue<Int>
    @State private var isActive = false

    var body: some View {
      VStack {
        Image(systemName: "ladybug")
        Counter(appearances: appearances)
      }
      .symbolEffect(.pulse, isActive: isActive)
      .onKeyPress("b") {
        withAnimation { isActive.toggle() }
        return .handled
      }
    }
  }

  @Test func `what has an effect keeps its state when that begins and ends`() {
    let appearances = HeldValue(0)
    let host = ViewHost(Beating(appearances: appearances))
    host.tap(on: "0")
    host.run(for: 1)
    host.key("b")
    host.run(for: 0.5)
    #expect(host.strings == ["1"])
    #expect(appearances.value == 1)
    #expect((host.drawing.first?.opacity ?? 1) < 0.9)
    host.key("b")
    host.run(for: 2)
    #expect(host.strings == ["1"])
    #expect(appearances.value == 1)
    #expect((host.drawing.first?.opacity ?? 0) == 1 && host.graph.nextWakeUp == nil)
  }

  private struct Cloud: View {
    @State var isGone = false
    var body: some View {
      Image(systemName: "heart.fill").font(.system(size: 40))
        .symbolEffect(.disappear, isActive: isGone)
        .contentShape(Rectangle())
        .onTapGesture { isGone.toggle() }
    }
  }

  @Test func `a symbol leaves by itself while an effect lasts, and comes back`() {
    let host = ViewHost(Cloud())
    func opacity() -> Double { host.drawing.first?.opacity ?? 0 }
    #expect(opacity() == 1)
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 0.1)
    #expect(opacity() > 0 && opacity() < 1)
    host.run(for: 1)
    #expect(opacity() == 0)
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 1)
    #expect(opacity() == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a symbol comes and goes in an effect`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        if flag { Image(systemName: "cloud").transition(.symbolEffect(.appear)) }
      })
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(abs((host.drawing.first?.opacity ?? 0) - 0.5) < 1e-9)
    host.run(for: 1)
    #expect(host.drawing.first?.opacity == 1)
  }

  @Test func `the transition moves, and is not around symbols at rest`() {
    #expect(SymbolEffectTransition.properties.hasMotion)
    #expect(!SymbolEffectTransition.properties.isSeenAtRest)
  }

  @Test func `options say how often and how fast an effect happens`() {
    #expect(SymbolEffectOptions.repeat(.continuous) == .repeating)
    #expect(SymbolEffectOptions.repeat(.periodic(3)) == .repeat(3))
    #expect(SymbolEffectOptions.repeat(0) == .nonRepeating)
    #expect(SymbolEffectOptions.repeat(nil).speed(2) == .speed(2).repeating)
    #expect(SymbolEffectOptions.repeat(.periodic(delay: .nan)) == .repeat(.periodic))
    #expect(SymbolEffectOptions.nonRepeating != .default)
  }
}
