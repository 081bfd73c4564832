import TermAnim

/// The program that is played: one scene after the other, on a tour or by hand.
///
/// A function of how it begins and of the keys and presses that come, so that it can be played
/// again from the beginning to show any moment of it.
@MainActor @Observable
final class Show: Playable {
  /// How a show begins.
  struct Beginning {
    var scene: SceneName
    /// Whether scenes follow one another while nobody touches a key.
    var isTour = false
    var seed: UInt64 = 0
    var motion = Motion.full
    /// Seconds for which the scene plays at its pace by itself, in the last of which it comes to
    /// rest; nil leaves it to whoever watches.
    var span: Double?
    /// Whether clocks begin with the time of day.
    var showsTimeOfDay = false
    /// Whether the foot of the screen names keys, for somebody who has some.
    var namesKeys = true
  }

  private(set) var act: Act
  private(set) var isTouring: Bool
  /// Counts what the tour waits to have an end: keys and presses.
  private(set) var inputCount = 0
  /// 1 when the scene on the stage came after the one before it, -1 when it came before it.
  @ObservationIgnored private(set) var direction = 1
  /// The stage of the scene that was there before, which may still be leaving.
  @ObservationIgnored private var last: StageModel?
  /// Whether a scene is still coming on.
  private(set) var isChanging: Bool
  /// Whether the scene on the stage came while another one was still coming on.
  private(set) var isHurried = false
  let motion: Motion
  let span: Double?
  let showsTimeOfDay: Bool
  private(set) var namesKeys: Bool
  private let seed: UInt64
  @ObservationIgnored var onChapter: (@MainActor (Chapter) -> Void)?

  /// Seconds without a key after which the tour goes on.
  static let patience = 8.0
  /// Seconds before it goes on in which a scene does nothing new, and comes to rest.
  static let rest = 2.0

  init(_ beginning: Beginning) {
    (seed, motion, isTouring) = (beginning.seed, beginning.motion, beginning.isTour)
    (span, showsTimeOfDay, isChanging) = (beginning.span, beginning.showsTimeOfDay, false)
    namesKeys = beginning.namesKeys
    act = Act(id: 0, name: beginning.scene, seed: beginning.seed)
  }

  /// A show that goes on from an entrance.
  private init(_ entrance: Entrance) {
    (seed, motion) = (entrance.seed, entrance.motion)
    (isTouring, inputCount) = (entrance.isTouring, entrance.inputCount)
    (span, showsTimeOfDay, isChanging) = (nil, entrance.showsTimeOfDay, true)
    namesKeys = entrance.namesKeys
    direction = entrance.direction
    act = Act(id: entrance.id, name: entrance.name, seed: entrance.seed &+ UInt64(entrance.id))
  }

  var root: some View {
    ShowView(show: self)
  }

  // MARK: Keys

  var capturesKeys: Bool { act.stage.question != nil }

  func press(_ stroke: KeyStroke) -> Bool {
    if act.stage.type(stroke) || act.table.perform(stroke) { return true }
    switch act.table.binding(for: stroke)?.deed {
    case .show(let key): perform(key)
    case .player(.close): return act.scene.close()
    default: return false
    }
    return true
  }

  func willReceiveInput() {
    if isTouring { inputCount += 1 }
  }

  func willLeavePicture() { namesKeys = false }

  private func perform(_ key: ShowKey) {
    switch key {
    case .next: turn(by: 1)
    case .previous: turn(by: -1)
    case .tour: isTouring.toggle()
    }
  }

  // MARK: Scenes

  /// Goes on with the tour, unless the scene waits for an answer.
  func goOn() {
    if act.stage.question == nil { turn(by: 1) }
  }

  /// Lets the scene that many places further in the list come on, around its ends.
  func turn(by step: Int) {
    let all = SceneName.allCases
    guard all.count > 1, let index = all.firstIndex(of: act.name) else { return }
    let next = all[((index + step) % all.count + all.count) % all.count]
    if isChanging {
      last?.isGone = true
      act.stage.isGone = true
    }
    last = act.stage
    withAnimation(motion == .none ? nil : .easeInOut(duration: StageView.changeDuration)) {
      direction = step < 0 ? -1 : 1
      (isHurried, isChanging) = (isChanging, motion != .none)
      act = Act(id: act.id + 1, name: next, seed: seed &+ UInt64(act.id + 1))
    }
    noteChapter()
  }

  /// Takes note that the scene has come on.
  func settle() { isChanging = false }

  /// Says that from here on all depends on the scene that comes on, when the other one has gone.
  private func noteChapter() {
    let entrance = Entrance(
      id: act.id, name: act.name, isTouring: isTouring, inputCount: inputCount,
      direction: direction, seed: seed, motion: motion, showsTimeOfDay: showsTimeOfDay,
      namesKeys: namesKeys)
    onChapter?(Chapter(settlingAfter: StageView.changeDuration) { Show(entrance) })
  }
}
