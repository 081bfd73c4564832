import Foundation
import Testing

@testable import TermAnim

/// Matched views that come, go and become others, with no more than one source for each identity.
@MainActor
struct MatchedFuzz {
  @Test(arguments: MatchedBoard.Surroundings.allCases)
  func `views have numbers for sizes on their way, and come to rest where they are in a new tree`(
    surroundings: MatchedBoard.Surroundings
  ) {
    Fuzz.rounds(30) { dice in
      let properties = dice.pick([.frame, .position, .size] as [MatchedGeometryProperties])
      let show = { (state: MatchedBoard.State) in
        let model = MatchedBoard.Model(state)
        let board = MatchedBoard(model: model, surroundings: surroundings, properties: properties)
        return (model, ViewHost(board))
      }
      let (model, host) = show(MatchedBoard.State())
      for step in 0..<12 {
        withAnimation(dice.pick([nil, .linear(duration: 0.3), .spring(duration: 0.4)])) {
          model.state.change(&dice)
        }
        for seconds in [0, dice.pick([0, 0.05, 0.15, 0.4])] {
          host.advance(by: seconds)
          if host.boxes.contains(where: \.isAbsurd) { return "step \(step): no numbers" }
        }
      }
      for _ in 0..<40 { host.advance(by: 0.2) }
      if host.graph.nextWakeUp != nil { return "it does not come to rest" }
      let fresh = (show(model.state).1).boxes
      return host.boxes.isNear(fresh, within: 1e-3) ? nil : "\(host.boxes), not \(fresh)"
    }
  }

}

extension CGRect {
  fileprivate var isAbsurd: Bool { ![minX, minY, width, height].allSatisfy(\.isFinite) }
}

/// Three views that may be matched.
struct MatchedBoard: View {
  /// What is around each of the views.
  enum Surroundings: CaseIterable {
    case nothing, transition, group, scroll, identity
  }

  struct State {
    var isThere = [true, true, false]
    var ids = [0, 1, 0]
    var isSource = [true, true, true]
    var padding = 0
    var isBeside = false
    var place = 0

    mutating func change(_ dice: inout FuzzDice) {
      let view = dice.roll(0..<3)
      switch dice.roll(0..<7) {
      case 0, 1: isThere[view].toggle()
      case 2: ids[view] = dice.roll(0..<2)
      case 3: isSource[view].toggle()
      case 4: padding = dice.roll(0..<8)
      case 5: isBeside.toggle()
      default: place = dice.roll(0..<3)
      }
      for id in 0..<2 {
        let sources = (0..<3).filter { isThere[$0] && ids[$0] == id && isSource[$0] }
        for extra in sources.dropFirst() { isSource[extra] = false }
      }
    }
  }

  @MainActor
  final class Model: ObservableObject {
    @Published var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  @ObservedObject var model: Model
  let surroundings: Surroundings
  let properties: MatchedGeometryProperties
  @Namespace private var namespace

  var body: some View {
    let state = model.state
    let layout =
      state.isBeside
      ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(spacing: 9))
    layout {
      part(0).padding(CGFloat(state.padding))
      part(1).offset(x: CGFloat(state.place * 7))
      ZStack { part(2) }
        .frame(
          width: 100, height: 40, alignment: state.place == 1 ? .topLeading : .bottomTrailing)
    }
  }

  private func box(_ number: Int) -> some View {
    Color.red
      .matchedGeometryEffect(
        id: model.state.ids[number], in: namespace, properties: properties,
        isSource: model.state.isSource[number]
      )
      .frame(width: CGFloat(20 + 10 * number), height: CGFloat(20 - 5 * number))
  }

  @ViewBuilder private func part(_ number: Int) -> some View {
    if model.state.isThere[number] {
      switch surroundings {
      case .nothing: box(number)
      case .transition: box(number).transition(.scale)
      case .group:
        box(number).geometryGroup().rotationEffect(Angle(degrees: Double(model.state.place * 10)))
      case .scroll: ScrollView { box(number).padding(20) }.frame(width: 60, height: 40)
      case .identity: box(number).id(model.state.isBeside).transition(.move(edge: .leading))
      }
    }
  }
}
