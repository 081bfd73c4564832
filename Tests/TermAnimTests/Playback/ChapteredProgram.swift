import TermAnim

/// A program of pages, each of which is a chapter.
@MainActor
final class ChapteredProgram: ObservableObject, Playable {
  @Published private(set) var page: Int
  @Published private(set) var target = 0.0
  /// How many keys this object has seen, as opposed to the program it goes on for.
  private(set) var keyCount = 0
  var onChapter: (@MainActor (Chapter) -> Void)?
  private let settlingTime: Double

  /// Seconds from one page to the next.
  static let turningTime = 0.3

  init(page: Int = 0, settlingAfter settlingTime: Double = ChapteredProgram.turningTime) {
    (self.page, self.settlingTime) = (page, settlingTime)
  }

  var root: some View { PagedView(program: self) }

  func press(_ stroke: KeyStroke) -> Bool {
    keyCount += 1
    switch stroke.key {
    case .character("n"): turn()
    case .character("s"): withAnimation(.spring(duration: 0.6, bounce: 0.4)) { target += 40 }
    default: return false
    }
    return true
  }

  private func turn() {
    withAnimation(.easeInOut(duration: Self.turningTime)) {
      self.page += 1
      target = 0
    }
    let (page, settlingTime) = (page, settlingTime)
    onChapter?(
      Chapter(settlingAfter: settlingTime) {
        ChapteredProgram(page: page, settlingAfter: settlingTime)
      })
  }
}

private struct PagedView: View {
  @ObservedObject var program: ChapteredProgram

  var body: some View {
    ZStack {
      PageView(page: program.page, target: program.target)
        .id(program.page)
        .transition(.opacity)
    }
  }
}

/// A page with something that comes in, something that dances and something on a spring.
private struct PageView: View {
  let page: Int
  let target: Double
  @State private var isThere = false

  var body: some View {
    ZStack {
      Text("Page \(page)")
      Circle().fill(Color.red).frame(width: isThere ? 40 : 4, height: 20)
        .animation(.bouncy(duration: 0.8), value: isThere)
      Rectangle().fill(Color.orange).frame(width: 8, height: 8)
        .phaseAnimator([0.0, 60, -20]) { view, y in
          view.offset(y: y)
        } animation: { _ in
          .smooth(duration: 0.5)
        }
      Rectangle().fill(Color.blue).frame(width: 10, height: 10).offset(x: target)
    }
    .onAppear { isThere = true }
  }
}
