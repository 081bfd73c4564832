import Foundation
import Testing

@testable import TermAnim

/// Views with state objects that come, go, move, and are shown in other places.
@MainActor
struct StateFuzz {
  @Test(arguments: StateBoard.Kind.allCases)
  func `at rest those are there, with a state each, who are when it has always been so`(
    kind: StateBoard.Kind
  ) {
    Fuzz.rounds(12) { dice in
      let (model, host) = show(StateBoard.State(), kind)
      for _ in 0..<20 {
        withAnimation(dice.pick([nil, .linear(duration: 0.3), .spring(duration: 0.4)])) {
          model.state.change(&dice)
        }
        host.advance(by: dice.pick([0, 0.05, 0.15, 0.6]))
      }
      rest(host)
      let (fresh, other) = show(model.state, kind)
      rest(other)
      if let fault = model.attendance.fault { return fault }
      if host.graph.nextWakeUp != nil { return "it does not come to rest" }
      let (names, expected) = (model.attendance.names.sorted(), fresh.attendance.names.sorted())
      if names != expected { return "\(names) are there, not \(expected)" }
      let alive = model.memories.names.sorted()
      if alive != fresh.memories.names.sorted() { return "there are states of \(alive)" }
      return host.strings.sorted() == other.strings.sorted() ? nil : "\(host.strings) are seen"
    }
  }

  private func show(
    _ state: StateBoard.State, _ kind: StateBoard.Kind
  ) -> (StateBoard.Model, ViewHost) {
    let model = StateBoard.Model(state)
    return (model, ViewHost(StateBoard(model: model, kind: kind)))
  }

  private func rest(_ host: ViewHost) {
    for _ in 0..<30 { host.advance(by: 0.2) }
  }
}

/// The state objects that are alive, by the names of the views that made them.
@MainActor
final class Memories {
  fileprivate(set) var names: [String] = []
}

/// A state that says when it is made and when it is gone.
@MainActor
private final class Memory: ObservableObject {
  private let memories: Memories
  private let name: String

  init(_ name: String, in memories: Memories) {
    (self.name, self.memories) = (name, memories)
    memories.names.append(name)
  }

  isolated deinit {
    memories.names.firstIndex(of: name).map { _ = memories.names.remove(at: $0) }
  }
}

/// A text that has a state, and says when it comes and has gone.
struct Remembering: View {
  private let name: String
  private let attendance: Attendance
  @StateObject private var memory: Memory

  fileprivate init(_ name: String, _ model: StateBoard.Model) {
    (self.name, attendance) = (name, model.attendance)
    _memory = StateObject(wrappedValue: Memory(name, in: model.memories))
  }

  var body: some View {
    let _ = memory
    Attending(attendance, as: name) { Text(name) }
  }
}

/// Views with states, all of which depend on the same few values.
struct StateBoard: View {
  /// How they come and go.
  enum Kind: CaseIterable {
    case rows, erased, subviews, groups, sheets, pages, backgrounds, lists, fitting, lazy, several
  }

  struct State {
    var rows = [0, 1, 2]
    var isOther = false
    var number = 0
    var identity = 0
    var isSheet = false
    var path: [Int] = []

    mutating func change(_ dice: inout FuzzDice) {
      for _ in 0..<dice.roll(1..<3) {
        switch dice.roll(0..<8) {
        case 0: rows.shuffle(using: &dice.random)
        case 1, 2: rows = (0..<3).filter { _ in !dice.chance(3) }
        case 3: isOther.toggle()
        case 4: number = dice.roll(0..<4)
        case 5: identity = dice.roll(0..<3)
        case 6: isSheet.toggle()
        default: path = dice.pick([[], [1], [1, 2], [2]])
        }
      }
    }
  }

  @MainActor
  final class Model: ObservableObject {
    @Published var state: State
    let attendance = Attendance()
    let memories = Memories()

    init(_ state: State) {
      self.state = state
    }
  }

  @ObservedObject var model: Model
  let kind: Kind

  private static let transitions: [AnyTransition] = [
    .opacity, .slide, .scale.combined(with: .opacity),
    .asymmetric(insertion: .move(edge: .top), removal: .identity),
  ]

  private var state: State { model.state }

  private func text(_ name: String) -> Remembering { Remembering(name, model) }

  var body: some View {
    switch kind {
    case .rows: rows
    case .erased: erased
    case .subviews: subviews
    case .groups: groups
    case .sheets: sheets
    case .pages: pages
    case .backgrounds: backgrounds
    case .lists, .fitting, .lazy, .several: containers
    }
  }

  private var rows: some View {
    VStack {
      ForEach(state.rows, id: \.self) { row in
        if row == 1, state.isOther {
          text("other").transition(Self.transitions[state.number])
        } else {
          text("row \(row)").id(row == 2 ? state.identity : 0).transition(Self.transitions[row])
        }
      }
    }
  }

  private var erased: some View {
    VStack {
      ForEach(state.rows, id: \.self) { row in
        if row == state.number {
          AnyView(text("one \(row)"))
        } else if state.isOther {
          AnyView(
            HStack {
              text("two \(row)")
              if state.identity > 1 { text("deep \(row)") }
            })
        } else {
          AnyView(text("three \(row)").padding())
        }
      }
    }
  }

  private var subviews: some View {
    VStack {
      Group(
        subviews: ForEach(state.rows, id: \.self) { row in
          text("row \(row)").background { if state.isOther { text("back \(row)") } }
            .transition(.opacity)
        }
      ) { all in
        ForEach(all.dropFirst(state.number % 3)) { row in
          row.overlay { if state.identity == 1 { text("over") } }
        }
      }
    }
  }

  private var groups: some View {
    ScrollView {
      VStack {
        ForEach(state.rows, id: \.self) { row in
          text("row \(row)").geometryGroup().transition(Self.transitions[state.number])
        }
        if state.isOther {
          VStack {
            text("group")
            if state.identity > 0 { text("deep").transition(.slide) }
          }
          .geometryGroup()
        }
      }
    }
  }

  private var sheets: some View {
    VStack {
      text("page")
      ForEach(state.rows, id: \.self) { text("row \($0)").transition(.scale) }
    }
    .sheet(isPresented: $model.state.isSheet) {
      VStack {
        text("sheet")
        if state.isOther { text("other").transition(.opacity) }
        ForEach(state.rows, id: \.self) { text("line \($0)").id(state.identity) }
      }
    }
  }

  private var pages: some View {
    NavigationStack(path: $model.state.path) {
      VStack {
        text("root")
        ForEach(state.rows, id: \.self) { text("row \($0)").transition(.slide) }
      }
      .navigationDestination(for: Int.self) { page in
        VStack {
          text("page \(page)")
          if state.isOther { text("other \(page)") }
        }
      }
      .toolbar { if state.number == 1 { ToolbarItem { text("tool") } } }
    }
  }

  private var backgrounds: some View {
    Group {
      ForEach(state.rows, id: \.self) { text("row \($0)").transition(Self.transitions[$0]) }
      if state.isOther { text("other") }
    }
    .background { text("back").id(state.identity) }
    .overlay { if state.number > 1 { text("over").transition(.opacity) } }
  }

  @ViewBuilder private var containers: some View {
    switch kind {
    case .lists:
      List {
        Section("section") { ForEach(state.rows, id: \.self) { text("row \($0)") } }
        if state.identity > 0 { text("other") }
      }
    case .fitting:
      ViewThatFits {
        if state.isOther { text("wide").frame(width: 1000) }
        ForEach(state.rows, id: \.self) { row in
          text("row \(row)").frame(width: CGFloat(row * 200 + 100))
        }
      }
    case .lazy:
      LazyVStack {
        ForEach(state.rows, id: \.self) { row in
          text("row \(row)").transition(Self.transitions[row])
          if state.isOther { text("other \(row)") }
        }
      }
    default:
      VStack {
        ForEach(state.rows, id: \.self) { row in
          Group {
            text("row \(row)")
            if state.isOther, row == state.number { text("other \(row)") }
          }
          .background { text("back \(row)") }
          .transition(.opacity)
        }
      }
    }
  }
}
