import Foundation

@testable import TermAnim

/// Fields that come, go, move, and are enabled and covered or not, tied to focus states.
struct FocusForm: View {
  /// What becomes of the fields.
  enum Kind: CaseIterable {
    case rows, places, branches, identities, subviews, inputs, flag, groups, pages, tabs
  }

  /// What the form follows.
  @MainActor
  final class Model: ObservableObject {
    @Published var fields = [0, 1, 2, 3]
    @Published var isOther = false
    @Published var isSheet = false
    /// The field that is disabled; nil for none.
    @Published var disabled: Int?
    @Published var identity = 0
    @Published var count = 0
    /// The states, to be looked at from outside.
    var field: FocusState<Int?>.Binding?
    var isAny: FocusState<Bool>.Binding?
    /// The field that the last body saw.
    var seen: Int?
  }

  let kind: Kind
  @ObservedObject var model: Model
  @State private var text = ""
  @FocusState private var field: Int?
  @FocusState private var isAny: Bool

  var body: some View {
    (model.field, model.isAny, model.seen) = ($field, $isAny, field)
    return content.sheet(isPresented: $model.isSheet) { Color.red.focusable() }
  }

  private func box(_ number: Int) -> some View {
    Color.blue.frame(width: 40, height: 10).focusable().disabled(model.disabled == number)
  }

  private func tied(_ number: Int) -> some View {
    box(number).focused($field, equals: number)
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .rows:
      VStack { ForEach(model.fields, id: \.self) { tied($0).transition(.opacity) } }
    case .places:
      VStack { ForEach(Array(model.fields.enumerated()), id: \.offset) { tied($0.element) } }
    case .branches:
      VStack {
        ForEach(model.fields, id: \.self) { number in
          if number == 2, model.isOther { HStack { tied(2) } } else { tied(number) }
        }
      }
    case .identities:
      VStack {
        ForEach(model.fields, id: \.self) { tied($0).id($0 == 1 ? model.identity : 0) }
      }
    case .subviews:
      Group(subviews: ForEach(model.fields, id: \.self) { tied($0) }) { all in
        VStack { ForEach(all.dropFirst(model.count)) { $0 } }
      }
    case .inputs:
      VStack {
        ForEach(model.fields, id: \.self) {
          TextField("", text: $text).focused($field, equals: $0).id(model.identity)
        }
      }
    case .flag:
      VStack { ForEach(model.fields, id: \.self) { tied($0).focused($isAny) } }
    case .groups, .pages, .tabs:
      several
    }
  }

  @ViewBuilder private var several: some View {
    switch kind {
    case .groups:
      ForEach(model.fields, id: \.self) { number in
        VStack { if number != 2 || model.isOther { box(number) } }.focused($field, equals: number)
      }
    case .pages:
      NavigationStack(
        path: Binding(
          get: { model.isOther ? [1] : [] }, set: { model.isOther = !$0.isEmpty })
      ) {
        others.navigationDestination(for: Int.self) { _ in second }
      }
    default:
      TabView(selection: $model.isOther) {
        others.tag(false)
        second.tag(true)
      }
    }
  }

  private var others: some View {
    VStack { ForEach(model.fields.filter { $0 != 2 }, id: \.self) { tied($0) } }
  }

  private var second: some View {
    VStack { if model.fields.contains(2) { tied(2) } }
  }
}
